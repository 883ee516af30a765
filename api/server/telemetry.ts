import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { FastifyInstance } from 'fastify'
import type { JobHandler } from '../delivery/handler.ts'
import { timeRequests } from '../http/serving/timeRequests.ts'
import { traceRequests } from '../http/serving/traceRequests.ts'
import { measuredHandler } from '../operations/telemetry/measuredHandler.ts'
import { measuredLog } from '../operations/telemetry/measuredLog.ts'
import { observePools } from '../operations/telemetry/observePool.ts'
import { type OpenMetrics, openMetrics } from '../operations/telemetry/openMetrics.ts'
import { type OpenTraces, openTraces } from '../operations/telemetry/openTraces.ts'
import { statusClass } from '../operations/telemetry/statusClass.ts'
import { observeProcess, observeSystem, type ReadingSources } from '../operations/telemetry/systemReadings.ts'
import { followingLog, tracedLog } from '../operations/telemetry/tracedLog.ts'
import { tracedHandler, tracedLedger, tracedTelling } from '../operations/telemetry/tracedWork.ts'
import { onPartnerCall } from '../partners/callNotes.ts'
import { endInTurn } from './endInTurn.ts'
import type { DatabasePools } from './openDatabase.ts'
import type { TelemetrySettings } from './runningEnvironment.ts'

/** Metrics and traces of one server. What is off gives back what it got. */
export type Telemetry = {
  readonly log: (log: EventLog) => EventLog
  /** The log for one follower, by the name of its spans. */
  readonly following: (name: string, log: EventLog) => EventLog
  readonly ledger: (ledger: Ledger) => Ledger
  readonly handler: (handler: JobHandler) => JobHandler
  readonly requests: (app: FastifyInstance) => void
  /** Surrounds what tells open pages of a position. */
  readonly telling?: (position: number, work: () => Promise<void>) => Promise<void>
  /** Hears how long a caller waited for a connection of a pool. */
  readonly onPoolWait?: (pool: string, milliseconds: number) => void
  readonly pools: (pools: Omit<DatabasePools, 'end'>) => void
  readonly system: (sources: ReadingSources) => void
  readonly stop: () => Promise<void>
}

const nothing = (): void => undefined

/** Measures and traces nothing, and costs nothing. */
export const noTelemetry: Telemetry = {
  log: log => log,
  following: (_name, log) => log,
  ledger: ledger => ledger,
  handler: handler => handler,
  requests: nothing,
  pools: nothing,
  system: nothing,
  stop: async () => undefined,
}

export const openTelemetry = async (
  { metrics, traces }: TelemetrySettings,
  onError: (error: unknown) => void,
): Promise<Telemetry> => {
  if (!metrics && !traces) return noTelemetry
  const opened = metrics && (await openMetrics({ ...metrics, onError }))
  return telemetryOf(opened, traces && openTraces(traces))
}

/** Metrics come inside of traces, so that an append is timed without the work of its span. */
export const telemetryOf = (
  metrics: Pick<OpenMetrics, 'meters' | 'stop'> | undefined,
  traces: OpenTraces | undefined,
): Telemetry => {
  const meters = metrics?.meters
  const tracing = traces?.tracing
  const stops = [
    ...(metrics ? [metrics.stop] : []),
    ...(traces ? [traces.stop] : []),
    ...(meters ? [stopping(observeProcess(meters)), stopping(hearPartners(meters))] : []),
  ]
  return {
    log: log => {
      const measured = meters ? measuredLog(log, meters) : log
      return tracing ? tracedLog(measured, tracing) : measured
    },
    following: (name, log) => (tracing ? followingLog(log, tracing, name) : log),
    ledger: ledger => (tracing ? tracedLedger(ledger, tracing) : ledger),
    handler: handler => {
      const measured = meters ? measuredHandler(meters)(handler) : handler
      return tracing ? tracedHandler(tracing)(measured) : measured
    },
    requests: app => {
      if (meters) timeRequests(app, meters)
      if (tracing) traceRequests(app, tracing)
    },
    ...(tracing ? { telling: tracedTelling(tracing) } : {}),
    ...(meters
      ? {
          onPoolWait: (pool: string, milliseconds: number) =>
            meters.time('db.client.connection.wait_time', milliseconds, {
              'db.client.connection.pool.name': pool,
            }),
        }
      : {}),
    pools: ({ work, calls, searches }) => meters && observePools(meters, { work, calls, searches }),
    system: sources => meters && observeSystem(meters, sources),
    stop: () => endInTurn(stops),
  }
}

const hearPartners = ({ time }: OpenMetrics['meters']): (() => void) =>
  onPartnerCall(({ vendor, status, milliseconds }) =>
    time('laurel.vendor.call.duration', milliseconds, {
      'laurel.vendor': vendor,
      'laurel.status_class': status === null ? 'no_answer' : statusClass(status),
    }),
  )

const stopping = (stop: () => void) => async (): Promise<void> => stop()
