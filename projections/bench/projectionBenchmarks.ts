import type { Benchmark, BenchmarkContext } from '@laurel/ledger/bench/benchmark.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { balancesReadModel } from '../balances/project.ts'
import type { ReadModel } from '../readModel.ts'
import { readModels } from '../readModels.ts'
import { readBatches } from '../runner/batches.ts'
import { createProjections } from '../runner/createProjections.ts'
import { rebuildBatchSize } from '../runner/limits.ts'
import { measureCopy } from './measureCopy.ts'
import { recordHistory } from './recordHistory.ts'

const eventCount = 1_000_000

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

const withHistory = async (
  { databaseUrl, print, scale }: BenchmarkContext,
  use: (log: EventLog) => Promise<void>,
): Promise<void> => {
  await migrateLog(databaseUrl)
  const log = createPostgresLog({ url: databaseUrl })
  try {
    const missing = Math.round(eventCount * scale) - ((await log.head()) + 1)
    if (missing > 0) {
      const seconds = await secondsOf(() => recordHistory(log, missing))
      print(`recorded ${missing} events in ${seconds.toFixed(1)} s`)
    }
    await use(log)
  } finally {
    await log.close()
  }
}

/** Reads and parses every event, and does nothing with it: no rebuild can be faster. */
const countEvents = async (log: EventLog): Promise<number> => {
  let count = 0
  for await (const events of readBatches(log, -1, rebuildBatchSize)) count += events.length
  return count
}

const measureRebuild = (name: string, models: readonly ReadModel[]): Benchmark => ({
  name,
  run: context =>
    withHistory(context, async log => {
      const { databaseUrl, print, report } = context
      let events = 0
      const readingSeconds = await secondsOf(async () => {
        events = await countEvents(log)
      })
      const floor = events / readingSeconds
      print(`floor: reading and parsing ${events} events took ${readingSeconds.toFixed(1)} s`)

      const projections = createProjections({ log, databaseUrl, readModels: models })
      try {
        const seconds = await secondsOf(() => projections.rebuild())
        const value = events / seconds
        print(`${name}: ${events} events in ${seconds.toFixed(1)} s`)
        report({ name: `${name}, events`, value, unit: 'events/s', floor, ratio: value / floor })

        const copied = await measureCopy(
          databaseUrl,
          models.flatMap(model => model.tables),
        )
        const copyFloor = copied.rowCount / copied.seconds
        const rows = copied.rowCount / seconds
        print(`floor: COPY of the same ${copied.rowCount} rows took ${copied.seconds.toFixed(1)} s`)
        report({
          name: `${name}, rows`,
          value: rows,
          unit: 'rows/s',
          floor: copyFloor,
          ratio: rows / copyFloor,
        })
      } finally {
        await projections.stop()
      }
    }),
})

export const projectionBenchmarks: readonly Benchmark[] = [
  measureRebuild('projections-rebuild-balances', [balancesReadModel]),
  measureRebuild('projections-rebuild-all', readModels),
]
