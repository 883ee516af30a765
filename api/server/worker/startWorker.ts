import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { runProcesses } from '@laurel/ledger/processes/runProcesses.ts'
import type { Pool } from 'pg'
import type { PlanDependencies } from '../../billing/plans/planDependencies.ts'
import { holdLeadership } from '../../delivery/holdLeadership.ts'
import { runSchedule } from '../../delivery/schedule.ts'
import type { PersonSources } from '../../people/sources/openPersonSources.ts'
import { allowanceSourcesOf } from '../../recognition/allowanceSourcesOf.ts'
import type { VendorConnections } from '../../rewards/vendors/connections/vendorConnections.ts'
import type { SyncDependencies } from '../../slack/sync/runSync.ts'
import type { TeamWorkApart, TeamWorkName } from './apart/workApart.ts'
import { noteFailure, postgresCursor } from './checkpoint.ts'
import { processesName } from './processLag.ts'
import {
  type EraseOldTexts,
  type FinishErasures,
  type KeepCheckpoint,
  type ReadNonprofits,
  timedWork,
} from './schedule.ts'

export type WorkerDependencies = {
  /** The ledger of processes. */
  readonly ledger: Ledger
  /** The ledger of timed work. */
  readonly jobLedger: Ledger
  readonly log: Pick<EventLog, 'subscribeAll' | 'head' | 'eventAt'>
  readonly database: Pool
  readonly databaseUrl: string
  readonly now: () => Date
  /** Left out, no workspace is read again. */
  readonly workspaces?: SyncDependencies
  /** Left out, no checkpoints are signed. */
  readonly keepCheckpoint?: KeepCheckpoint | undefined
  /** The vendors that teams are connected to. Left out, no catalog is read. */
  readonly vendors?: VendorConnections
  /** The sources of people that teams are connected to. Left out, none is synced. */
  readonly sources?: PersonSources
  /** Whether exchange rates are read from the European Central Bank. */
  readonly readsExchangeRates?: boolean
  readonly readNonprofits?: ReadNonprofits | undefined
  /** Left out, teams can't pay. */
  readonly plans?: PlanDependencies | undefined
  /** Left out, scheduled work of large teams is done in this process. */
  readonly workApart?: ((work: TeamWorkName) => TeamWorkApart) | undefined
  /** Left out, interrupted erasures wait for the next `laurel erase`. */
  readonly finishErasures?: FinishErasures | undefined
  /** Left out, no text is too old. */
  readonly eraseOldTexts?: EraseOldTexts | undefined
  readonly onError: (error: unknown, doing: string) => void
}

/**
 * Keeps what the system promised and does what is due, in one process of all that run on a database. Another one
 * takes over within seconds when this one is gone.
 */
export const startWorker = async (dependencies: WorkerDependencies): Promise<{ stop(): Promise<void> }> => {
  const { databaseUrl, onError } = dependencies
  const stopping = new AbortController()
  const leading = holdLeadership({
    databaseUrl,
    name: 'worker',
    lead: signal => work(dependencies, signal),
    onError: error => onError(error, 'lead the worker'),
    signal: stopping.signal,
  })
  return {
    stop: async () => {
      stopping.abort()
      await leading
    },
  }
}

const work = async (dependencies: WorkerDependencies, signal: AbortSignal): Promise<void> => {
  const { database, onError } = dependencies
  try {
    await keepAndSchedule(dependencies, signal)
  } catch (error) {
    await noteFailure(database, processesName, error).catch(failure =>
      onError(failure, 'note why it stopped'),
    )
    throw error
  }
}

const keepAndSchedule = async (dependencies: WorkerDependencies, signal: AbortSignal): Promise<void> => {
  const { ledger, jobLedger, log, database, now, onError } = dependencies
  const { workspaces, keepCheckpoint, finishErasures, eraseOldTexts, vendors, sources } = dependencies
  const { readsExchangeRates, readNonprofits, plans, workApart } = dependencies
  const cursor = postgresCursor(database, processesName)
  const keeper = await runProcesses({
    ledger,
    log,
    cursor,
    onError: error => onError(error, 'keep a promise'),
  })
  const over = new Promise<void>(resolve => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  const scheduling = new AbortController()
  const schedule = runSchedule({
    database,
    work: timedWork({
      ledger: jobLedger,
      database,
      allowanceSourcesOf: allowanceSourcesOf(database),
      log,
      workspaces,
      keepCheckpoint,
      finishErasures,
      eraseOldTexts,
      vendors,
      sources,
      readsExchangeRates,
      readNonprofits,
      plans,
      workApart,
    }),
    now,
    onError,
    signal: AbortSignal.any([signal, scheduling.signal]),
  })
  try {
    // A failed run gives up leadership, so that the next one starts again from the cursor.
    await Promise.race([over, keeper.stopped])
  } finally {
    scheduling.abort()
    await keeper.stop()
    await schedule
  }
}
