import { balancesAsOf } from '@laurel/ledger/audit/balancesAsOf.ts'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { withProjections } from '../overHistory.ts'

type Work = (log: EventLog, databaseUrl: string) => Promise<void>

/** The work of a separate process on a whole history. */
export const workNames = ['reading', 'audit verify', 'balances as of', 'rebuild'] as const
export type WorkName = (typeof workNames)[number]

export const work: Record<WorkName, Work> = {
  reading: async log => {
    for await (const batch of log.readAll()) for (const event of batch) parseRecorded(event)
  },
  'audit verify': async (log, databaseUrl) => {
    const { findings } = await verifyLedger(log, { postgresUrl: databaseUrl })
    const [first] = findings
    if (first) throw new Error(`The benchmark's log is not sound: ${first.message}`)
  },
  'balances as of': async log => {
    await balancesAsOf(log, { asOf: '2025-06-01T00:00:00.000Z' })
  },
  rebuild: async (log, databaseUrl) => {
    await withProjections({ log, databaseUrl }, projections => projections.rebuild())
  },
}
