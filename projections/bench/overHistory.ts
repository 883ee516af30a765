import type { Benchmark, BenchmarkContext } from '@laurel/ledger/bench/benchmark.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { createProjections, type Projections, type ProjectionsOptions } from '../engine/createProjections.ts'
import { createHistoryRecorder } from './recordHistory.ts'

/** As many events a benchmark's log holds at scale 1. */
export const historyEventCount = 1_000_000

export type Bench = BenchmarkContext & { readonly log: EventLog }

/** A benchmark over a log that holds as many events as the scale asks for. */
export const overHistory = (name: string, measure: (bench: Bench) => Promise<void>): Benchmark => ({
  name,
  run: async context => {
    await migrateLog(context.databaseUrl)
    const log = createPostgresLog({ url: context.databaseUrl })
    try {
      const events = Math.round(historyEventCount * context.scale)
      const seconds = await createHistoryRecorder(context.databaseUrl)(events)
      context.print(`recorded ${events} events in ${seconds.toFixed(1)} s`)
      await measure({ ...context, log })
    } finally {
      await log.close()
    }
  },
})

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
