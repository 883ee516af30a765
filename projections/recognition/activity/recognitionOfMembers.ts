import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { uuid, whole } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { privateBirthdaySql } from './privateBirthday.ts'
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

/** The points that each of these members received and gave within a range, without recalled and private ones. */
export const recognitionOfMembers = (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
  range: TimeRange,
): Promise<MemberRecognition[]> => {
  const parameters = createParameters(teamId)
  const ids = `${parameters.bind(memberIds)}::uuid[]`
  const then = (alias: string) =>
    within(`${alias}.occurred_at`, range, parameters).map(condition => ` and ${condition}`)
  return readRows(
    database,
    MemberRecognition,
    `with received as (
       select r.recipient_id as member_id, count(*) filter (where a.kind = 'shoutout') as shoutouts,
         count(*) filter (where a.kind = 'award') as awards, sum(a.points_each) as points
       from ${recognitions.live} r
       join ${activities.live} a on a.team_id = r.team_id and a.activity_id = r.activity_id
       left join ${members.live} m on a.kind = 'birthday' and m.team_id = a.team_id and m.member_id = a.member_id
       where r.team_id = $1 and r.recipient_id = any(${ids})${then('r').join('')}
         and not a.is_recalled and not a.is_private and not ${privateBirthdaySql}
       group by 1
     ), given as (
       select a.member_id, count(*) as shoutouts from ${activities.live} a
       where a.team_id = $1 and a.member_id = any(${ids})${then('a').join('')}
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
