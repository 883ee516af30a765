import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { uuid } from '../../engine/tables/columns.ts'
import { members } from './tables.ts'

type Slice = { readonly after: MemberId | null; readonly limit: number }

/** The active members of a team in the order of their ids, or some of them. */
export const activeMemberIds = async (
  database: Queryable,
  teamId: TeamId,
  slice?: Slice,
): Promise<readonly MemberId[]> => {
  const parameters = createParameters(teamId)
  const isAfter = slice?.after ? `and m.member_id > ${parameters.bind(slice.after)}` : ''
  const rows = await readRows(
    database,
    z.object({ memberId: uuid }),
    `select m.member_id as "memberId" from ${members.live} m
     where m.team_id = $1 and m.is_active ${isAfter}
     order by m.member_id ${slice ? `limit ${parameters.bind(slice.limit)}` : ''}`,
    parameters.values,
  )
  return rows.map(row => row.memberId)
}
