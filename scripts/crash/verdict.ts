import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { compareBalances } from '@laurel/ledger/audit/compareBalances.ts'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import type { EventLog, RecordedEvent } from '@laurel/ledger/log/port.ts'
import { everyBalance } from '@laurel/projections/balances/everyBalance.ts'
import type { Pool } from 'pg'
import { type Acknowledged, brokenAcknowledgements } from './acknowledged.ts'
import { until } from './until.ts'

const laurel = fileURLToPath(new URL('../laurel/main.ts', import.meta.url))

/** Everything that is wrong after the storm; nothing when every promise was kept. */
export const findWrongs = async (
  log: EventLog,
  database: Pool,
  home: string,
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> => {
  const events: RecordedEvent[] = []
  await untilAtRest(log, database)
  for await (const batch of log.readAll()) events.push(...batch)
  return [
    ...brokenAcknowledgements(acknowledged, events),
    ...(await wrongsInBooks(log, database)),
    ...(await wrongsToldByAuditor(home)),
  ]
}

/** At rest means: every promise is kept and the read models show all of it. */
const untilAtRest = (log: EventLog, database: Pool): Promise<true> =>
  until('no points are under way and the read models have caught up', async () => {
    const { underWay } = await verifyLedger(log)
    const shown = await everyBalance(database)
    return underWay.length === 0 && shown?.position === (await log.head()) ? true : undefined
  })

const wrongsInBooks = async (log: EventLog, database: Pool): Promise<readonly string[]> => {
  const shown = await everyBalance(database)
  if (!shown) return ['There is no read model of balances.']
  const { position, balances } = shown
  const { findings } = await verifyLedger(log, {
    hasContiguousPositions: true,
    comparison: { position, compare: books => compareBalances(books, balances) },
  })
  return findings.map(({ promise, message }) => `${promise}: ${message}`)
}

/** What a person sees who asks the command line. */
const wrongsToldByAuditor = async (home: string): Promise<readonly string[]> => {
  const child = spawn(process.execPath, [laurel, 'audit', 'verify'], {
    env: { ...process.env, LAUREL_HOME: home, DATABASE_URL: '', EVENTSTORE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return code === 0 ? [] : [`audit verify ended with ${code}: ${output}${complaints}`]
}
