import { randomUUID } from 'node:crypto'
import { type EventLog, noStream } from '../log/port.ts'
import { migrateLog } from '../log/postgres/migrateLog.ts'
import { createPostgresLog, type PostgresLogOptions } from '../log/postgres/postgresLog.ts'
import type { Benchmark, BenchmarkContext } from './benchmark.ts'
import { measureFloor } from './floor.ts'
import { describeMeasured, type Measured, measureCallers } from './measure.ts'
import { sampleEvent } from './sampleEvent.ts'

const measuredMs = 3_000

/** Appends one event per call and insists that it was recorded. */
const appendOne = async (log: EventLog, stream: string, turn: number, expected: number): Promise<void> => {
  const result = await log.append(stream, [sampleEvent(stream, turn)], expected)
  if (result.kind !== 'appended')
    throw new Error(`${stream} is at revision ${result.actual}, not at ${expected}: the benchmark is wrong.`)
}

const withLog = async <Result>(
  { databaseUrl }: BenchmarkContext,
  options: Omit<PostgresLogOptions, 'url'>,
  use: (log: EventLog) => Promise<Result>,
): Promise<Result> => {
  await migrateLog(databaseUrl)
  const log = createPostgresLog({ ...options, url: databaseUrl })
  try {
    return await use(log)
  } finally {
    await log.close()
  }
}

/** Every caller has a stream of its own and waits for its answer before it appends the next event. */
const measureDistinct = (
  context: BenchmarkContext,
  callers: number,
  options: Omit<PostgresLogOptions, 'url'> = {},
): Promise<Measured> =>
  withLog(context, options, log => {
    const run = randomUUID()
    return measureCallers(callers, measuredMs * context.scale, (caller, turn) =>
      appendOne(log, `bench-${run}.${caller}`, turn, turn + noStream),
    )
  })

const report = (context: BenchmarkContext, name: string, measured: Measured, floor: Measured) => {
  context.print(describeMeasured(name, measured))
  const ratio = measured.perSecond / floor.perSecond
  context.report({ name, value: measured.perSecond, unit: 'events/s', floor: floor.perSecond, ratio })
}

const floorOf = async (context: BenchmarkContext, callers: number): Promise<Measured> => {
  const floor = await measureFloor(context.databaseUrl, callers, measuredMs * context.scale)
  context.print(describeMeasured('floor: one row, one durable commit', floor))
  return floor
}

const distinct = (callers: number): Benchmark => {
  const name = `log-append-${callers}`
  const run = async (context: BenchmarkContext) => {
    const floor = await floorOf(context, callers)
    const measured = await measureDistinct(context, callers)
    report(context, `append, ${callers} callers on streams of their own`, measured, floor)
  }
  return { name, run }
}

const inFlight = 32

/** One stream that everybody wants: each append expects the revision that the one before it will leave. */
const hotStream: Benchmark = {
  name: 'log-append-hot-stream',
  run: async context => {
    const floor = await floorOf(context, inFlight)
    const measured = await withLog(context, {}, log => {
      const stream = `bench-hot.${randomUUID()}`
      let revision = noStream
      return measureCallers(inFlight, measuredMs * context.scale, (_, turn) => {
        revision += 1
        return appendOne(log, stream, turn, revision - 1)
      })
    })
    report(context, `append, one hot stream, ${inFlight} in flight`, measured, floor)
  },
}

/** What the chain costs: the floor here is the same log with a seal that does nothing. */
const chain: Benchmark = {
  name: 'log-chain',
  run: async context => {
    const unchained = await measureDistinct(context, inFlight, { seal: () => '' })
    context.print(describeMeasured(`append without chain, ${inFlight} callers`, unchained))
    report(
      context,
      `append with chain, ${inFlight} callers`,
      await measureDistinct(context, inFlight),
      unchained,
    )
  },
}

export const logBenchmarks: readonly Benchmark[] = [
  distinct(1),
  distinct(32),
  distinct(1_024),
  hotStream,
  chain,
]
