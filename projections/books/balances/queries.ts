import type { TeamAccount } from '@laurel/ledger/kernel/account.ts'
import { teamAccounts } from '@laurel/ledger/kernel/account.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { columnsOf, readRow, readRows } from '../../engine/querying/rows.ts'
import { type MemberBalanceRow, memberBalances, teamBalances } from './tables.ts'

export const memberBalance = (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
): Promise<MemberBalanceRow | null> =>
  readRow(
    database,
    memberBalances.schema,
    `select ${columnsOf(memberBalances, 'b')} from ${memberBalances.live} b where b.team_id = $1 and b.member_id = $2`,
    [teamId, memberId],
  )

/** The same for several members of a team at once. */
export const balancesOfMembers = (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
): Promise<MemberBalanceRow[]> =>
  readRows(
    database,
    memberBalances.schema,
    `select ${columnsOf(memberBalances, 'b')} from ${memberBalances.live} b
     where b.team_id = $1 and b.member_id = any($2)`,
    [teamId, memberIds],
  )

/** The balances of all accounts of the team; an account without postings has 0. */
export const teamAccountBalances = async (
  database: Queryable,
  teamId: TeamId,
): Promise<Readonly<Record<TeamAccount, Points>>> => {
  const rows = await readRows(
    database,
    teamBalances.schema,
    `select ${columnsOf(teamBalances, 'b')} from ${teamBalances.live} b where b.team_id = $1`,
    [teamId],
  )
  const held = new Map(rows.map(row => [row.account, row.points]))
  return recordOf(account => held.get(account) ?? 0)
}

const recordOf = (pointsOf: (account: TeamAccount) => Points): Record<TeamAccount, Points> => {
  const balances: Record<TeamAccount, Points> = {
    fund: 0,
    'fund:postpaid': 0,
    'fund:owed': 0,
    'fund:reserved': 0,
    held: 0,
    clearing: 0,
    granted: 0,
    lapsed: 0,
    corrections: 0,
    awarded: 0,
    absorbed: 0,
    expired: 0,
    redeemed: 0,
    purchased: 0,
    paid: 0,
  }
  for (const account of teamAccounts) balances[account] = pointsOf(account)
  return balances
}
