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
import { countUsers, isInScope, type RecognitionScope } from './scope.ts'

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
  return readRows(
    database,
    TopMember,
    `with s as materialized (${memberSums(side, scope, range, parameters)})
     select m.member_id as "memberId", m.name, m.picture_url as "pictureUrl", s.points, s.times
     from s join ${members.live} m on m.team_id = $1 and m.member_id = s.member_id
     where s.points > 0 ${scope.kind === 'people' ? `and ${isInScope(scope, parameters)}` : ''}
     order by s.points desc, lower(m.name), m.member_id limit ${parameters.bind(limit)}`,
    parameters.values,
  )
}

export type Engagement = {
  /** Who gave something, and who received something, among the users. */
  readonly senders: number
  readonly recipients: number
  /** The active members of the scope. */
  readonly users: number
}

/** How many members of a scope took part in a range. */
export const engagementOf = async (
  database: Queryable,
  teamId: TeamId,
  scope: RecognitionScope,
  range: TimeRange,
): Promise<Engagement> => {
  const count = async (side: RecognitionSide): Promise<number> => {
    const parameters = createParameters(teamId)
    const row = await readRow(
      database,
      z.object({ count: whole }),
      `select count(*) as count from (${memberSums(side, scope, range, parameters)}) s
       join ${members.live} m on m.team_id = $1 and m.member_id = s.member_id
       where m.is_active and ${isInScope(scope, parameters)}`,
      parameters.values,
    )
    return row?.count ?? 0
  }
  const [senders, recipients, users] = await Promise.all([
    count('given'),
    count('received'),
    countUsers(database, teamId, scope),
  ])
  return { senders, recipients, users }
}
