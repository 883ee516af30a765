import { memberBalances } from '@laurel/projections/books/balances/tables.ts'
import { columnsOf, readRows } from '@laurel/projections/engine/querying/rows.ts'
import { projectedChannel } from '@laurel/projections/engine/waiting/notice.ts'
import { Client } from 'pg'

export type Watching = { readonly stop: () => Promise<void> }
export type OnBalance = (memberId: string, redeemable: number) => void

/** Reads all balances of a team after each change of the read models, as an open page does. */
export const watchBalances = async (
  databaseUrl: string,
  teamId: string,
  onBalance: OnBalance,
): Promise<Watching> => {
  const listening = new Client({ connectionString: databaseUrl })
  const asking = new Client({ connectionString: databaseUrl })
  await Promise.all([listening.connect(), asking.connect()])
  let isDue = false
  let looking: Promise<void> | undefined
  const look = async (): Promise<void> => {
    while (isDue) {
      isDue = false
      const rows = await readRows(
        asking,
        memberBalances.schema,
        `select ${columnsOf(memberBalances, 'b')} from ${memberBalances.live} b where b.team_id = $1`,
        [teamId],
      )
      for (const { memberId, redeemable } of rows) onBalance(memberId, redeemable)
    }
    looking = undefined
  }
  listening.on('notification', () => {
    isDue = true
    looking ??= look()
  })
  await listening.query(`listen ${projectedChannel}`)
  return {
    stop: async () => {
      await listening.end()
      await looking
      await asking.end()
    },
  }
}
