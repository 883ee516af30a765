import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { Client } from 'pg'
import { balancesReadModel } from '../books/balances/project.ts'
import { readBatches } from '../engine/following/batches.ts'
import { rebuildBatchSize } from '../engine/limits.ts'
import type { ReadModel } from '../engine/tables/readModel.ts'
import { readModels } from '../readModels.ts'
import { measureCopy } from './measureCopy.ts'
import { type Bench, overHistory, secondsOf, withProjections } from './overHistory.ts'

const catchUpLimitMs = 30 * 60_000

/** Reads and parses every event and does nothing with it: no projecting can be faster. */
const measureReading = async ({ log, print }: Bench): Promise<{ events: number; perSecond: number }> => {
  let events = 0
  const seconds = await secondsOf(async () => {
    for await (const batch of readBatches(log, -1, rebuildBatchSize)) events += batch.length
  })
  print(`floor: reading and parsing ${events} events took ${seconds.toFixed(1)} s`)
  return { events, perSecond: events / seconds }
}

/** Few rows that many events fold into: reading the log is what takes the time. */
const rebuildBalances = overHistory('projections-rebuild-balances', async bench => {
  await measureRebuild(bench, 'projections-rebuild-balances', [balancesReadModel])
})

/** Several rows per event: writing them is what takes the time, and COPY the fastest way to write. */
const rebuildAll = overHistory('projections-rebuild-all', async bench => {
  const { databaseUrl, print, report } = bench
  const seconds = await measureRebuild(bench, 'projections-rebuild-all', readModels)
  const tables = readModels.flatMap(readModel => readModel.tables)
  const copied = await measureCopy(databaseUrl, tables)
  print(`floor: COPY of the same ${copied.rowCount} rows took ${copied.seconds.toFixed(1)} s`)
  const value = copied.rowCount / seconds
  const floor = copied.rowCount / copied.seconds
  report({ name: 'projections-rebuild-all, rows', value, unit: 'rows/s', floor, ratio: value / floor })
})

/** Answers the seconds it took. */
const measureRebuild = async (bench: Bench, name: string, models: readonly ReadModel[]): Promise<number> => {
  const { databaseUrl, log, print, report } = bench
  const { events, perSecond: floor } = await measureReading(bench)
  const seconds = await withProjections({ log, databaseUrl, readModels: models }, projections =>
    secondsOf(() => projections.rebuild()),
  )
  const value = events / seconds
  print(`rebuilding from ${events} events took ${seconds.toFixed(1)} s`)
  report({ name, value, unit: 'events/s', floor, ratio: value / floor })
  return seconds
}

/** From empty tables through the way the serving copies take: every batch durable together with its checkpoint. */
const catchUp = overHistory('projections-catch-up', async bench => {
  const { databaseUrl, log, print, report } = bench
  const { events, perSecond: floor } = await measureReading(bench)
  await forgetReadModels(databaseUrl)
  const head = await log.head()
  const seconds = await withProjections({ log, databaseUrl }, projections =>
    secondsOf(async () => {
      await projections.start()
      if (!(await projections.waitForPosition(head, catchUpLimitMs)))
        throw new Error(`The read models did not catch up: ${JSON.stringify(await projections.lag())}`)
    }),
  )
  const value = events / seconds
  print(`catching up with ${events} events took ${seconds.toFixed(1)} s`)
  report({ name: 'projections-catch-up', value, unit: 'events/s', floor, ratio: value / floor })
})

const forgetReadModels = async (databaseUrl: string): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('drop schema if exists projections cascade')
  await client.end()
}

export const projectionBenchmarks: readonly Benchmark[] = [rebuildBalances, rebuildAll, catchUp]
