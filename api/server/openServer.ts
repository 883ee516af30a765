import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { createProjections, type Projections } from '@laurel/projections/engine/createProjections.ts'
import type { Pool } from 'pg'
import { type Recording, watchRecording } from '../operations/recording.ts'
import { showingName } from '../operations/telemetry/tracedLog.ts'
import { rebuildApart } from './catchingUp/rebuildApart.ts'
import { type DatabasePools, openDatabase } from './openDatabase.ts'
import { openLedgers } from './openLedgers.ts'
import type { ServeSettings } from './settings.ts'
import type { Step } from './step.ts'
import { openStores, type Stores } from './stores/openStores.ts'
import { loadSecrets, type Secrets } from './stores/secrets.ts'
import { noTelemetry, openTelemetry, type Telemetry } from './telemetry.ts'

/** The opened parts of a server that does not serve yet. */
export type OpenedServer = {
  readonly stores: Stores
  /** The pool of everything but calls of the API. */
  readonly database: Pool
  readonly pools: DatabasePools
  readonly ledger: Ledger
  /** The ledger of scheduled work and syncs, which gives way to people. */
  readonly jobLedger: Ledger
  readonly projections: Projections
  readonly secrets: Secrets
  readonly telemetry: Telemetry
  /** Watches the commands of both ledgers. */
  readonly recording: Recording
  readonly now: () => Date
  readonly step: Step
  /** Registers what stops with the server; the last one stops first. */
  readonly onStop: (stop: () => Promise<unknown>) => void
}

/** An EventStoreDB that starts together with Laurel needs a moment. */
const storePatienceMilliseconds = 2 * 60 * 1_000

/** Opens everything from the database up to the read models. */
export const openServer = async (
  { settings, step }: { readonly settings: ServeSettings; readonly step: Step },
  onStop: OpenedServer['onStop'],
): Promise<OpenedServer> => {
  const telemetry = settings.telemetry
    ? await openTelemetry(settings.telemetry, error =>
        process.stderr.write(
          `A metric could not be read: ${error instanceof Error ? error.message : String(error)}\n`,
        ),
      )
    : noTelemetry
  onStop(telemetry.stop)
  const opened = await step('Opening the database and the log', (tell, signal) =>
    openStores(settings, { patienceMilliseconds: storePatienceMilliseconds, tell, signal }),
  )
  const stores = { ...opened, log: telemetry.log(opened.log) }
  onStop(stores.close)
  const { log, databaseUrl } = stores
  const pools = openDatabase(
    databaseUrl,
    error => process.stderr.write(`A database connection was lost: ${error.message}\n`),
    telemetry.onPoolWait,
  )
  onStop(pools.end)
  telemetry.pools(pools)
  onStop(telemetry.share(pools.work, databaseUrl))

  const projections = createProjections({
    log: telemetry.following(showingName, log),
    databaseUrl,
    rebuildApart: rebuildApart(settings),
  })
  onStop(() => projections.stop())
  await step('Building read models', () => projections.start())
  const ledgers = openLedgers(stores)
  const recording = watchRecording()
  const surrounded = (ledger: Ledger): Ledger => recording.watched(telemetry.ledger(ledger))
  return {
    stores,
    database: pools.work,
    pools,
    ledger: surrounded(ledgers.people),
    jobLedger: surrounded(ledgers.jobs),
    projections,
    secrets: loadSecrets(settings.home),
    telemetry,
    recording,
    now: () => new Date(),
    step,
    onStop,
  }
}
