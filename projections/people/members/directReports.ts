import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRow, readRows } from '../../engine/querying/rows.ts'
import { flag } from '../../engine/tables/columns.ts'
import { MemberReference } from './memberReference.ts'
import { members } from './tables.ts'

/** The active members who report directly to a manager, by name. */
export const directReports = (
  database: Queryable,
  teamId: TeamId,
  managerId: MemberId,
): Promise<MemberReference[]> =>
  readRows(
    database,
    MemberReference,
    `select m.member_id as "memberId", m.name, m.picture_url as "pictureUrl" from ${members.live} m
     where m.team_id = $1 and m.manager_id = $2 and m.is_active order by lower(m.name), m.member_id`,
    [teamId, managerId],
  )

const Leads = z.object({ leads: flag })

/** Whether an active member reports directly to this one. */
export const hasDirectReports = async (
  database: Queryable,
  teamId: TeamId,
  managerId: MemberId,
): Promise<boolean> => {
  const row = await readRow(
    database,
    Leads,
    `select exists (select from ${members.live} m
       where m.team_id = $1 and m.manager_id = $2 and m.is_active) as leads`,
    [teamId, managerId],
  )
  return row?.leads ?? false
}
