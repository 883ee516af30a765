import { randomUUID } from 'node:crypto'
import { givingIn } from '@laurel/ledger/bench/giving.ts'
import type { Work } from '@laurel/ledger/bench/measure.ts'
import { shoutoutsIn } from '@laurel/ledger/bench/shoutoutsIn.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { connectPool } from './connectPool.ts'
import type { Contest, Contestant } from './contend.ts'
import { countRows } from './countRows.ts'

/**
 * The same work as the product does it: whole shoutouts, decided by rules and each recorded once. One handler per stream
 * batches them, so that concurrent callers are not refused.
 */
export const contendByCommands = async (
  databaseUrl: string,
  log: EventLog,
  { callers, isHot }: Contest,
): Promise<Contestant> => {
  const teamName = `compare ${randomUUID()}`
  const give = await shoutoutsIn(log, teamName, { callers, givers: isHot ? 1 : callers })
  let acknowledged = 0
  const work: Work = async milliseconds => {
    const sample = await give(milliseconds)
    acknowledged += sample.latenciesMs.length
    return sample
  }
  const countGiven = async (): Promise<number> => {
    const pool = connectPool(databaseUrl)
    const given = `select count(*) from log.events where type = 'ShoutoutGiven' and metadata->>'teamId' = $1`
    try {
      return await countRows(pool, given, givingIn(teamName).teamId)
    } finally {
      await pool.end()
    }
  }
  return {
    name: 'Laurel, whole command',
    work,
    account: async () => ({ attempts: acknowledged, conflicts: 0, acknowledged, found: await countGiven() }),
  }
}
