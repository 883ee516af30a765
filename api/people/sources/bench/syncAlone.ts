import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { createPostgresVault } from '@laurel/ledger/vault/postgresVault.ts'
import { createVaultedLog } from '@laurel/ledger/vault/vaultedLog.ts'
import { spareHeap } from '@laurel/projections/engine/sparingHeap.ts'
import { Pool } from 'pg'
import { z } from 'zod'
import { createRunner } from '../../../delivery/runner.ts'
import { sourceConnectionOf } from '../connections/sourceConnections.ts'
import { openPersonSources } from '../openPersonSources.ts'
import { registered } from '../registeredSource.ts'
import { beginRun } from '../runs/runJob.ts'
import { findRun } from '../runs/runRows.ts'
import { sourceRunHandler } from '../runs/runSync.ts'
import { orchard } from '../testing/orchard.ts'

const Settings = z.object({ databaseUrl: z.string(), key: z.string() })
const Wanted = z.object({ teamId: TeamId, origin: z.string() })

const sampleMilliseconds = 50

/** Runs one sync after the other in a process of its own, as its parent asks, and says what each took. */
const { databaseUrl, key } = Settings.parse(JSON.parse(process.argv[2] ?? ''))
// As a server does (scripts/serve/nodeOptions.ts).
spareHeap(60)
const database = new Pool({ connectionString: databaseUrl, max: 8 })
const vault = createPostgresVault(database, () => [Buffer.from(key, 'base64')])
const ledger = createLedger({ log: createVaultedLog(createPostgresLog({ url: databaseUrl }), vault) })
const clock = () => new Date().toISOString()

const sync = async (wanted: unknown): Promise<void> => {
  const { teamId, origin } = Wanted.parse(wanted)
  const sources = openPersonSources({
    database,
    encryptionKey: key,
    sources: [registered(orchard)],
    clock,
    origin: 'https://laurel.example',
    origins: { namely: origin },
  })
  const connection = await sourceConnectionOf(sources.store, teamId, 'namely')
  if (!connection) throw new Error('The team is not connected.')
  const runner = createRunner({
    database,
    databaseUrl,
    handlers: [sourceRunHandler({ ledger, database, sources, clock })],
    onError: error => {
      throw error
    },
  })
  let resident = process.memoryUsage.rss()
  const timer = setInterval(() => {
    resident = Math.max(resident, process.memoryUsage.rss())
  }, sampleMilliseconds)
  const began = performance.now()
  const runId = await beginRun(
    database,
    connection,
    { isFull: false, isDryRun: false, askedBy: null },
    clock(),
  )
  if (runId === null) throw new Error('A run is under way.')
  for (;;) {
    await runner.runDue()
    const run = await findRun(database, { teamId, runId })
    if (!run?.endedAt) continue
    clearInterval(timer)
    const { state, isFull, counts } = run
    process.send?.({ milliseconds: performance.now() - began, resident, run: { state, isFull, counts } })
    return
  }
}

process.on('message', wanted => void sync(wanted))
