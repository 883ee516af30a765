import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRow, readRows } from '../../engine/querying/rows.ts'
import type { TimeRange } from '../../engine/querying/timeRange.ts'
import { whole } from '../../engine/tables/columns.ts'
import { MemberReference } from '../../people/members/memberReference.ts'
import { members } from '../../people/members/tables.ts'
import { memberSums, type RecognitionSide } from './memberSums.ts'
import { isInScope, type RecognitionScope } from './scope.ts'

const TopMember = MemberReference.extend({ points: whole, times: whole })
export type TopMember = z.output<typeof TopMember>

/** The members with the most points given or received in a range; equal ones by name. */
export const topMembers = (
  database: Queryable,
  teamId: TeamId,
  side: RecognitionSide,
  scope: RecognitionScope,
  range: TimeRange,
  limit: number,
): Promise<TopMember[]> => {
  const parameters = createParameters(teamId)
  const sums = memberSums(side, scope, range, parameters)
  const isShown = scope.kind === 'people' ? `and ${isInScope(scope, parameters)}` : ''
  const lines = parameters.bind(limit)
  // Names are read for the lines of the ranking only. The test of the members is not a join, as on the leaderboard.
  return readRows(
    database,
    TopMember,
    `with s as materialized (
       select s.* from (${sums}) s
       where s.points > 0
         and (s.member_id in (select m.member_id from ${members.live} m where m.team_id = $1 ${isShown})) is true
     )
     select m.member_id as "memberId", m.name, m.picture_url as "pictureUrl", s.points, s.times
     from s join ${members.live} m on m.team_id = $1 and m.member_id = s.member_id
     where s.points >= coalesce((select l.points from s l order by l.points desc offset ${lines} - 1 limit 1), 0)
     order by s.points desc, lower(m.name), m.member_id limit ${lines}`,
    parameters.values,
  )
}

const Engagement = z.object({
  /** Who gave something, and who received something, among the users. */
  senders: whole,
  recipients: whole,
  /** The active members of the scope. */
  users: whole,
})
export type Engagement = z.output<typeof Engagement>

/** How many members of a scope took part in a range. */
export const engagementOf = async (
  database: Queryable,
  teamId: TeamId,
  scope: RecognitionScope,
  range: TimeRange,
): Promise<Engagement> => {
  const parameters = createParameters(teamId)
  const joined = (side: RecognitionSide) =>
    `left join (${memberSums(side, scope, range, parameters)}) ${side} on ${side}.member_id = m.member_id`
  const row = await readRow(
    database,
    Engagement,
    `select count(given.member_id) as senders, count(received.member_id) as recipients, count(*) as users
     from ${members.live} m ${joined('given')} ${joined('received')}
     where m.team_id = $1 and m.is_active and ${isInScope(scope, parameters)}`,
    parameters.values,
  )
  return row ?? { senders: 0, recipients: 0, users: 0 }
}
