import type { AccountBalance } from '@laurel/ledger/audit/books.ts'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { Pool } from 'pg'
import { readCheckpoints } from '../../engine/checkpoints.ts'
import { columnsOf, readRows } from '../../engine/querying/rows.ts'
import { memberBalances, teamBalances } from './tables.ts'

/** Every projected balance of every team, and the event up to which they count: one consistent sight of both. */
export const everyBalance = (
  pool: Pool,
): Promise<{ readonly position: number; readonly balances: readonly AccountBalance[] } | undefined> =>
  inTransaction(pool, async client => {
    await client.query('set transaction isolation level repeatable read read only')
    const checkpoint = (await readCheckpoints(client)).find(({ name }) => name === 'balances')
    if (!checkpoint) return undefined
    const members = await readRows(
      client,
      memberBalances.schema,
      `select ${columnsOf(memberBalances, 'b')} from ${memberBalances.live} b`,
      [],
    )
    const teams = await readRows(
      client,
      teamBalances.schema,
      `select ${columnsOf(teamBalances, 'b')} from ${teamBalances.live} b`,
      [],
    )
    const ofMembers = members.flatMap(({ teamId, memberId, ...row }): AccountBalance[] => [
      { teamId, memberId, account: 'redeemable', points: row.redeemable },
      { teamId, memberId, account: 'owed', points: row.owed },
      { teamId, memberId, account: 'allowance:shoutout', points: row.shoutoutAllowance },
      { teamId, memberId, account: 'allowance:award', points: row.awardAllowance },
    ])
    const ofTeams = teams.map((row): AccountBalance => ({ ...row, memberId: null }))
    return { position: checkpoint.position, balances: [...ofMembers, ...ofTeams] }
  })
