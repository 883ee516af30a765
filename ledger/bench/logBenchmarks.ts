import { randomUUID } from 'node:crypto'
import { type EventLog, noStream } from '../log/port.ts'
import type { Benchmark, BenchmarkContext } from './benchmark.ts'
import { compareInTurns } from './compareInTurns.ts'
import { durableInsert, withFloor } from './floor.ts'
import { sampleCallers, type Work } from './measure.ts'
import { sampleEvent } from './sampleEvent.ts'
import { withEventStoreLog } from './withEventStoreLog.ts'
import { withPostgresLog } from './withPostgresLog.ts'

const inFlight = 32

/** Appends one event and insists that it was recorded. */
const appendOne = async (log: EventLog, stream: string, expected: number): Promise<void> => {
  const result = await log.append(stream, [sampleEvent(stream)], expected)
  if (result.kind !== 'appended')
    throw new Error(`${stream} is at revision ${result.actual}, not at ${expected}: the benchmark is wrong.`)
}

/** Every caller has a stream of its own and waits for its answer before it appends the next event. */
const appendToOwnStreams = (log: EventLog, callers: number): Work => {
  const run = randomUUID()
  const revisions = Array.from({ length: callers }, () => noStream)
  return milliseconds =>
    sampleCallers(callers, milliseconds, async caller => {
      const revision = revisions[caller] ?? noStream
      await appendOne(log, `bench-${run}.${caller}`, revision)
      revisions[caller] = revision + 1
    })
}

/** One stream that everybody wants: each append expects the revision that the one before it will leave. */
const appendToHotStream = (log: EventLog, inFlight: number): Work => {
  const stream = `bench-hot.${randomUUID()}`
  let revision = noStream
  return milliseconds =>
    sampleCallers(inFlight, milliseconds, () => {
      revision += 1
      return appendOne(log, stream, revision - 1)
    })
}

const besideFloor = (
  name: string,
  thing: string,
  callers: number,
  workOn: (log: EventLog) => Work,
  options: { readonly hasLatency?: boolean } = {},
): Benchmark => ({
  name,
  run: context =>
    withFloor(context.databaseUrl, callers, floor =>
      withPostgresLog(context.databaseUrl, log =>
        withEventStoreLog(context, async eventStoreLog => {
          const measured = await compareInTurns(context, 'events/s', { name: durableInsert, work: floor }, [
            { name: thing, work: workOn(log) },
            ...(eventStoreLog ? [{ name: `${thing}, EventStoreDB`, work: workOn(eventStoreLog) }] : []),
          ])
          if (options.hasLatency) reportLatency(context, thing, measured)
        }),
      ),
    ),
})

/** How long the slowest of a hundred wait, beside those who wait for one durable insert. */
const reportLatency = (
  { report }: BenchmarkContext,
  thing: string,
  { floor, things: [ours] }: Awaited<ReturnType<typeof compareInTurns>>,
): void => {
  if (!ours) throw new Error(`${thing} was not measured.`)
  const [value, base] = [ours.p99Ms, floor.p99Ms]
  report({ name: `${thing}, p99`, value, unit: 'ms', floor: base, ratio: value / base })
}

const distinct = (callers: number): Benchmark =>
  besideFloor(
    `log-append-${callers}`,
    `append, ${callers} ${callers === 1 ? 'caller' : 'callers'} on streams of their own`,
    callers,
    log => appendToOwnStreams(log, callers),
    { hasLatency: callers === inFlight },
  )

const hotStream = besideFloor(
  'log-append-hot-stream',
  `append, one hot stream, ${inFlight} in flight`,
  inFlight,
  log => appendToHotStream(log, inFlight),
)

/** What the chain costs: the floor here is the same log with a seal that does nothing. */
const chain: Benchmark = {
  name: 'log-chain',
  run: context =>
    withPostgresLog(
      context.databaseUrl,
      unchained =>
        withPostgresLog(context.databaseUrl, async chained => {
          const floor = {
            name: `append without chain, ${inFlight} callers`,
            work: appendToOwnStreams(unchained, inFlight),
          }
          const thing = {
            name: `append with chain, ${inFlight} callers`,
            work: appendToOwnStreams(chained, inFlight),
          }
          await compareInTurns(context, 'events/s', floor, [thing])
        }),
      { seal: () => '' },
    ),
}

/** The figures of the log in Postgres, which the runner calls one after the other. */
export const logBenchmarks: readonly Benchmark[] = [
  distinct(1),
  distinct(32),
  distinct(1_024),
  hotStream,
  chain,
]
