import { randomUUID } from 'node:crypto'
import { type EventLog, noStream } from '../log/port.ts'
import { migrateLog } from '../log/postgres/migrateLog.ts'
import { createPostgresLog, type PostgresLogOptions } from '../log/postgres/postgresLog.ts'
import type { Benchmark, BenchmarkContext } from './benchmark.ts'
import { withFloor } from './floor.ts'
import { describeMeasured, measureBeside, sampleCallers, type Work } from './measure.ts'
import { sampleEvent } from './sampleEvent.ts'

const measuredMs = 4_000

/** Appends one event and insists that it was recorded. */
const appendOne = async (log: EventLog, stream: string, expected: number): Promise<void> => {
  const result = await log.append(stream, [sampleEvent(stream)], expected)
  if (result.kind !== 'appended')
    throw new Error(`${stream} is at revision ${result.actual}, not at ${expected}: the benchmark is wrong.`)
}

const withLog = async (
  databaseUrl: string,
  options: Omit<PostgresLogOptions, 'url'>,
  use: (log: EventLog) => Promise<void>,
): Promise<void> => {
  await migrateLog(databaseUrl)
  const log = createPostgresLog({ ...options, url: databaseUrl })
  try {
    await use(log)
  } finally {
    await log.close()
  }
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

const compare = async (
  { report, print, scale }: BenchmarkContext,
  names: { readonly floor: string; readonly thing: string },
  floor: Work,
  thing: Work,
): Promise<void> => {
  const measured = await measureBeside(measuredMs * scale, floor, thing)
  print(describeMeasured(names.floor, measured.floor))
  print(describeMeasured(names.thing, measured.thing))
  const [value, base] = [measured.thing.perSecond, measured.floor.perSecond]
  report({ name: names.thing, value, unit: 'events/s', floor: base, ratio: value / base })
}

const besideFloor = (
  name: string,
  thing: string,
  callers: number,
  work: (log: EventLog) => Work,
): Benchmark => ({
  name,
  run: context =>
    withFloor(context.databaseUrl, callers, floor =>
      withLog(context.databaseUrl, {}, log =>
        compare(context, { floor: 'floor: one row, one durable commit', thing }, floor, work(log)),
      ),
    ),
})

const distinct = (callers: number): Benchmark =>
  besideFloor(
    `log-append-${callers}`,
    `append, ${callers} ${callers === 1 ? 'caller' : 'callers'} on streams of their own`,
    callers,
    log => appendToOwnStreams(log, callers),
  )

const inFlight = 32

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
    withLog(context.databaseUrl, { seal: () => '' }, unchained =>
      withLog(context.databaseUrl, {}, chained =>
        compare(
          context,
          {
            floor: `append without chain, ${inFlight} callers`,
            thing: `append with chain, ${inFlight} callers`,
          },
          appendToOwnStreams(unchained, inFlight),
          appendToOwnStreams(chained, inFlight),
        ),
      ),
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
