import type { Benchmark, BenchmarkContext, BenchmarkRow } from '@laurel/ledger/bench/benchmark.ts'
import { compareInTurns } from '@laurel/ledger/bench/compareInTurns.ts'
import { durableInsert, withFloor } from '@laurel/ledger/bench/floor.ts'
import type { Work } from '@laurel/ledger/bench/measure.ts'
import { peakMemory } from '@laurel/ledger/bench/peakMemory.ts'
import { shoutoutsIn } from '@laurel/ledger/bench/shoutoutsIn.ts'
import { withPostgresLog } from '@laurel/ledger/bench/withPostgresLog.ts'
import { withVault } from '@laurel/ledger/bench/withVault.ts'
import { fillLog } from './fillLog.ts'

const callers = 32
const lengths = [10_000, 100_000, 500_000, 1_000_000, 2_000_000, 5_000_000] as const
const barLength = 40

type Point = { readonly events: number; readonly ratio: number; readonly megabytes: number }

/** The cost and memory of a whole shoutout as the log grows. Both should stay flat. */
const curve: Benchmark = {
  name: 'curve',
  run: context =>
    withFloor(context.databaseUrl, callers, floor =>
      withPostgresLog(context.databaseUrl, log =>
        withVault(context.databaseUrl, async behindVault => {
          const thing = await shoutoutsIn(behindVault(log), 'curve', { callers })
          const points: Point[] = []
          for (const length of lengths)
            points.push(await measurePoint(context, Math.round(length * context.scale), floor, thing))
          reportSlope(context, points)
          for (const line of chart(points)) context.print(line)
        }),
      ),
    ),
}

const measurePoint = async (
  context: BenchmarkContext,
  wanted: number,
  floor: Work,
  thing: Work,
): Promise<Point> => {
  const began = performance.now()
  const events = await fillLog(context.databaseUrl, wanted)
  context.print(`\nfilled up to ${events} events in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  const name = `curve: shoutout as a command over ${events} events`
  const rows: BenchmarkRow[] = []
  // A shorter log is measured less, though not as much less as it is shorter: short measurements scatter.
  const megabytes = await peakMemory(async () => {
    const reporting = {
      ...context,
      scale: Math.sqrt(context.scale),
      report: (row: BenchmarkRow) => rows.push(row),
    }
    await compareInTurns(reporting, 'commands/s', { name: durableInsert, work: floor }, [
      { name, work: thing },
    ])
  })
  for (const row of rows) context.report(row)
  return { events, ratio: rows[0]?.ratio ?? Number.NaN, megabytes }
}

/** The last point beside the first: 1 is flat, and more is better for the cost and worse for the memory. */
const reportSlope = ({ report }: BenchmarkContext, points: readonly Point[]): void => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) throw new Error('A curve has at least one point.')
  const ratio = last.ratio / first.ratio
  const name = `curve: of the floor at ${last.events} events, beside ${first.events}`
  report({ name, value: last.ratio, unit: 'of floor', floor: first.ratio, ratio })
  for (const { events, megabytes } of points)
    report({
      name: `curve: peak memory at ${events} events`,
      value: megabytes,
      unit: 'MB',
      floor: first.megabytes,
      ratio: megabytes / first.megabytes,
    })
}

const chart = (points: readonly Point[]): readonly string[] => {
  const most = Math.max(...points.map(({ ratio }) => ratio))
  return points.map(({ events, ratio, megabytes }) => {
    const bar = '█'.repeat(Math.max(1, Math.round((ratio / most) * barLength))).padEnd(barLength)
    const count = String(events).padStart(9)
    return `${count} events  ${bar}  ${ratio.toFixed(2)} of the floor, ${Math.round(megabytes)} MB`
  })
}

export const curveBenchmarks: readonly Benchmark[] = [curve]
