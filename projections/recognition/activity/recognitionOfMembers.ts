import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { uuid, whole } from '../../engine/tables/columns.ts'
import { receivedByPeople } from '../../reports/recognition/scope.ts'
import { activities } from './tables.ts'

const MemberRecognition = z.object({
  memberId: uuid,
  shoutoutsReceived: whole,
  shoutoutsGiven: whole,
  awards: whole,
  /** Of shoutouts, awards and celebrations. */
  pointsEarned: whole,
})
export type MemberRecognition = z.output<typeof MemberRecognition>

/** The points that each of these members received and gave within a range, without recalled and private ones. */
export const recognitionOfMembers = (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
  range: TimeRange,
): Promise<MemberRecognition[]> => {
  const parameters = createParameters(teamId)
  const ids = `${parameters.bind(memberIds)}::uuid[]`
  const received = receivedByPeople(
    { kind: 'people', people: { memberIds }, channelIds: [] },
    range,
    parameters,
  )
  const then = within('a.occurred_at', range, parameters).map(condition => ` and ${condition}`)
  return readRows(
    database,
    MemberRecognition,
    `with received as (
       select p.member_id, count(*) filter (where p.kind = 'shoutout') as shoutouts,
         count(*) filter (where p.kind = 'award') as awards, sum(p.points) as points
       from (${received}) p
       group by 1
     ), given as (
       select a.member_id, count(*) as shoutouts from ${activities.live} a
       where a.team_id = $1 and a.member_id = any(${ids})${then.join('')}
         and a.kind = 'shoutout' and not a.is_recalled
       group by 1
     )
     select m.id as "memberId", coalesce(received.shoutouts, 0) as "shoutoutsReceived",
       coalesce(given.shoutouts, 0) as "shoutoutsGiven", coalesce(received.awards, 0) as awards,
       coalesce(received.points, 0) as "pointsEarned"
     from unnest(${ids}) with ordinality m(id, place)
     left join received on received.member_id = m.id
     left join given on given.member_id = m.id
     order by m.place`,
    parameters.values,
  )
}
