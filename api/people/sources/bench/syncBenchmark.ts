import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { withPostgresLog } from '@laurel/ledger/bench/withPostgresLog.ts'
import { withVault } from '@laurel/ledger/bench/withVault.ts'
import { spareHeap } from '@laurel/projections/engine/sparingHeap.ts'
import { startSyncing } from './startSyncing.ts'

const largeSize = 50_000
const smallSize = 500
const changes = 50
const mebibyte = 1024 * 1024
const residentMax = 512 * mebibyte
const growthMax = 1.5
const sampleMilliseconds = 100

/** The most memory of the process while something is done. */
const withResident = async <Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly resident: number }> => {
  let resident = process.memoryUsage.rss()
  const timer = setInterval(() => {
    resident = Math.max(resident, process.memoryUsage.rss())
  }, sampleMilliseconds)
  try {
    return { result: await work(), resident }
  } finally {
    clearInterval(timer)
  }
}

/**
 * Syncs of a large company: everyone, and 50 changes. A person costs as much as in a small company, and the memory is
 * bounded. The stand-in of the source is in the same process.
 */
export const syncBenchmark: Benchmark = {
  name: 'people-sync',
  run: ({ databaseUrl, scale, print, report, miss }) =>
    withPostgresLog(databaseUrl, log =>
      withVault(databaseUrl, async behindVault => {
        // As a server does (scripts/serve/nodeOptions.ts).
        spareHeap(60)
        const size = Math.max(Math.round(largeSize * scale), smallSize)
        const syncing = await startSyncing(databaseUrl, behindVault(log))
        const measure = async (people: number) => {
          const began = performance.now()
          const company = await syncing.company(people)
          print(`${people} members in ${((performance.now() - began) / 1_000).toFixed(0)} s`)
          const full = await withResident(company.sync)
          company.change(changes)
          const partly = await withResident(company.sync)
          const [everyone, changed] = [full.result, partly.result]
          if (everyone.run.state !== 'done' || everyone.run.counts.read !== people)
            throw new Error(`The sync of ${people} people ended as ${JSON.stringify(everyone.run)}.`)
          if (changed.run.isFull || changed.run.counts.update !== changes)
            throw new Error(`The sync of ${changes} changes ended as ${JSON.stringify(changed.run)}.`)
          print(
            `${people} people: ${(everyone.milliseconds / 1_000).toFixed(1)} s, ${changes} changes ${changed.milliseconds.toFixed(0)} ms, ${Math.round(full.resident / mebibyte)} MiB`,
          )
          return {
            person: everyone.milliseconds / people,
            changed: changed.milliseconds,
            resident: full.resident,
          }
        }
        try {
          // The first one warms the process up.
          await measure(smallSize)
          const small = await measure(smallSize)
          const large = await measure(size)
          const compare = (name: string, unit: string, value: number, floor: number): void => {
            report({ name, value, unit, floor, ratio: value / floor })
            if (unit === 'ms' && value > floor * growthMax)
              miss(`${name}: ${(value / floor).toFixed(2)} times what it is with ${smallSize} people.`)
          }
          compare(`sync of ${size} people, a person`, 'ms', large.person, small.person)
          compare(`sync of ${changes} changes in ${size} people`, 'ms', large.changed, small.changed)
          compare('most memory of the process', 'MiB', large.resident / mebibyte, residentMax / mebibyte)
          if (large.resident > residentMax) miss(`The process took ${large.resident} bytes.`)
        } finally {
          await syncing.stop()
        }
      }),
    ),
}
