import type { MemberId, TeamId } from '@laurel/ledger/values/ids.ts'
import { z } from 'zod'
import { uuid, whole } from '../columns.ts'
import type { Queryable } from '../queryable.ts'
import { createParameters } from '../querying/parameters.ts'
import { readRows } from '../querying/rows.ts'
import { type TimeRange, within } from '../querying/timeRange.ts'
import { activities, recognitions } from './tables.ts'

const MemberRecognition = z.object({
  memberId: uuid,
  shoutoutsReceived: whole,
  shoutoutsGiven: whole,
  awards: whole,
  /** Of shoutouts, awards and celebrations. */
  pointsEarned: whole,
})
export type MemberRecognition = z.output<typeof MemberRecognition>

/** What each of these members received and gave within a range; what was taken back, or is kept private, does not count. */
export const recognitionOfMembers = (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
  range: TimeRange,
): Promise<MemberRecognition[]> => {
  const parameters = createParameters(teamId)
  const ids = `${parameters.bind(memberIds)}::uuid[]`
  const ofShoutouts = ['r.team_id = $1', 'not r.is_recalled', ...within('r.occurred_at', range, parameters)]
  const ofAwards = ['a.team_id = $1', ...within('a.occurred_at', range, parameters)]
  return readRows(
    database,
    MemberRecognition,
    `with received as (
       select r.recipient_id as member_id, count(*) as shoutouts, sum(r.points) as points
       from ${recognitions.live} r where ${ofShoutouts.join(' and ')} and r.recipient_id = any(${ids}) group by 1
     ), given as (
       select r.giver_id as member_id, count(distinct r.activity_id) as shoutouts
       from ${recognitions.live} r where ${ofShoutouts.join(' and ')} and r.giver_id = any(${ids}) group by 1
     ), awarded as (
       select got.id::uuid as member_id, count(*) filter (where a.kind = 'award') as awards, sum(a.points_each) as points
       from ${activities.live} a cross join lateral jsonb_array_elements_text(a.recipient_ids) got(id)
       where ${ofAwards.join(' and ')} and not a.is_recalled and not a.is_private
         and a.kind in ('award', 'birthday', 'anniversary', 'newHire') and got.id::uuid = any(${ids}) group by 1
     )
     select m.id as "memberId", coalesce(received.shoutouts, 0) as "shoutoutsReceived",
       coalesce(given.shoutouts, 0) as "shoutoutsGiven", coalesce(awarded.awards, 0) as awards,
       coalesce(received.points, 0) + coalesce(awarded.points, 0) as "pointsEarned"
     from unnest(${ids}) with ordinality m(id, place)
     left join received on received.member_id = m.id
     left join given on given.member_id = m.id
     left join awarded on awarded.member_id = m.id
     order by m.place`,
    parameters.values,
  )
}
