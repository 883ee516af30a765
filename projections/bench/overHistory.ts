import type { Benchmark, BenchmarkContext } from '@laurel/ledger/bench/benchmark.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { ledgerStreams } from '../runner/batches.ts'
import { createProjections, type Projections, type ProjectionsOptions } from '../runner/createProjections.ts'
import { recordHistory } from './recordHistory.ts'

const eventCount = 1_000_000

export type Bench = BenchmarkContext & { readonly log: EventLog }

/** A benchmark over a log that holds as many events as the scale asks for; they are recorded once. */
export const overHistory = (name: string, measure: (bench: Bench) => Promise<void>): Benchmark => ({
  name,
  run: async context => {
    await migrateLog(context.databaseUrl)
    const log = createPostgresLog({ url: context.databaseUrl })
    try {
      const missing = Math.round(eventCount * context.scale) - (await countEvents(log))
      if (missing > 0) {
        const seconds = await secondsOf(() => recordHistory(log, missing))
        context.print(`recorded ${missing} events in ${seconds.toFixed(1)} s`)
      }
      await measure({ ...context, log })
    } finally {
      await log.close()
    }
  },
})

/** Other benchmarks leave events in the log, too, which are none of the ledger's. */
const countEvents = async (log: EventLog): Promise<number> => {
  let count = 0
  for await (const page of log.readAll(-1, ledgerStreams)) count += page.length
  return count
}

/** How long some work took. */
export const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** Runs read models for as long as they are used. */
export const withProjections = async <Answer>(
  options: ProjectionsOptions,
  use: (projections: Projections) => Promise<Answer>,
): Promise<Answer> => {
  const projections = createProjections(options)
  try {
    return await use(projections)
  } finally {
    await projections.stop()
  }
}
