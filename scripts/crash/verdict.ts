import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import { type StoreSettings, storeEnvironment } from '@laurel/api/server/stores/settings.ts'
import { processLag } from '@laurel/api/server/worker/processLag.ts'
import { compareBalances } from '@laurel/ledger/audit/compareBalances.ts'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { everyBalance } from '@laurel/projections/books/balances/everyBalance.ts'
import type { Pool } from 'pg'
import { type Acknowledged, brokenAcknowledgements, type Found } from './acknowledged.ts'
import { until } from './until.ts'

const laurel = fileURLToPath(new URL('../laurel/main.ts', import.meta.url))

export type Verdict = {
  readonly events: number
  /** Everything that is wrong; nothing when every promise was kept. */
  readonly wrongs: readonly string[]
}

/**
 * Waits until every promise is kept, while every client rests, and then replays the whole log as `audit verify` does:
 * chains, books, promises, read models, and the acknowledgements.
 */
export const findWrongs = async (
  { encryptedLog, postgresUrl }: Pick<Stores, 'encryptedLog' | 'postgresUrl'>,
  database: Pool,
  acknowledged: readonly Acknowledged[],
): Promise<Verdict> => {
  await untilAtRest(encryptedLog, database)
  const shown = await everyBalance(database)
  if (!shown) return { events: 0, wrongs: ['There is no read model of balances.'] }
  const { position, balances } = shown
  const { events, findings, underWay } = await verifyLedger(encryptedLog, {
    postgresUrl,
    comparison: { position, compare: books => compareBalances(books, balances) },
  })
  return {
    events,
    wrongs: [
      ...brokenAcknowledgements(acknowledged, await everyFound(encryptedLog)),
      ...findings.map(({ invariant, message }) => `${invariant}: ${message}`),
      ...underWay.map(({ subjectId, points }) => `${points} points of ${subjectId} are under way for ever.`),
    ],
  }
}

/** At rest means: every promise is kept and the read models show all of it. */
const untilAtRest = (log: EventLog, database: Pool): Promise<true> =>
  until('every promise is kept and the read models have caught up', async () => {
    const { isBehind } = await processLag(database, log)
    if (isBehind) return undefined
    const shown = await everyBalance(database)
    return shown?.position === (await log.head()) ? true : undefined
  })

/** Every event of the log. */
const everyFound = async (log: Pick<EventLog, 'readAll'>): Promise<readonly Found[]> => {
  const found: Found[] = []
  for await (const events of log.readAll())
    for (const { type, position, metadata } of events)
      found.push({ type, position, commandId: metadata.commandId })
  return found
}

/** What `laurel audit verify` finds. */
export const wrongsToldByAuditor = async ({
  home,
  eventStoreUrl,
}: StoreSettings): Promise<readonly string[]> => {
  const child = spawn(process.execPath, [laurel, 'audit', 'verify'], {
    env: { ...process.env, ...storeEnvironment({ home, databaseUrl: undefined, eventStoreUrl }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return code === 0 ? [] : [`audit verify ended with ${code}: ${output}${complaints}`]
}
