import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import { isAmong, type PeopleSet } from '../../people/members/peopleSet.ts'
import { activities, recognitions } from '../../recognition/activity/tables.ts'
import { recognized } from './tables.ts'

/** Some people of a team, or all of them. */
export type People = PeopleSet | undefined

/** SQL: an award or a shoutout that holds and that others could see. */
const isSeen = `a.kind in ('shoutout', 'award') and not a.is_recalled and not a.is_private`

/**
 * SQL: the active people who have been here since an instant, and whether they received something since then. `$1` is the
 * team. What was recalled no longer counts, so people of such activities are looked up in their own rows.
 */
export const standingSince = (
  since: Instant,
  people: People,
  parameters: Parameters,
  columns: string,
): string => {
  const from = parameters.bind(since)
  const among = people ? `and ${isAmong('p.member_id', people, parameters)}` : ''
  return `select ${columns},
      coalesce(p.last_received_at >= ${from}, false) and (p.member_id in (
        select w.member_id from (
          select distinct r.id::uuid as member_id from ${activities.live} a
          cross join jsonb_array_elements_text(a.recipient_ids) r(id)
          where a.team_id = $1 and a.is_recalled and a.occurred_at >= ${from} and a.kind in ('shoutout', 'award')
        ) w
        where not exists (
          select from ${recognitions.live} x
          join ${activities.live} a on a.team_id = $1 and a.activity_id = x.activity_id
          where x.recipient_id = w.member_id and x.team_id = $1 and x.occurred_at >= ${from} and ${isSeen})
      )) is not true as is_reached
    from ${recognized.live} p
    where p.team_id = $1 and p.is_active and p.added_at < ${from} ${among}`
}
