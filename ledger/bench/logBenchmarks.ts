import type { EventLog } from '../log/port.ts'
import { appendToHotStream, appendToOwnStreams } from './appendWork.ts'
import type { Benchmark, BenchmarkContext } from './benchmark.ts'
import { compareInTurns } from './compareInTurns.ts'
import { durableInsert, withFloor } from './floor.ts'
import type { Work } from './measure.ts'
import { withPostgresLog } from './withPostgresLog.ts'

const inFlight = 32

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
      withPostgresLog(context.databaseUrl, async log => {
        const measured = await compareInTurns(context, 'events/s', { name: durableInsert, work: floor }, [
          { name: thing, work: workOn(log) },
        ])
        if (options.hasLatency) reportLatency(context, thing, measured)
      }),
    ),
})

/** The 99th percentile of the latency, beside that of one durable insert. */
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

/** The cost of the hash chain. The floor is the same log with a seal function that does nothing. */
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
