import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { startSyncing } from './startSyncing.ts'

const largeSize = 50_000
const smallSize = 500
const changes = 50
const mebibyte = 1024 * 1024
const residentMax = 512 * mebibyte
const growthMax = 1.5

/**
 * Syncs of a large company: everyone, and 50 changes. A person costs as much as in a small company, and the memory of the
 * process is bounded.
 */
export const syncBenchmark: Benchmark = {
  name: 'people-sync',
  run: async ({ databaseUrl, scale, print, report, miss }) => {
    const size = Math.max(Math.round(largeSize * scale), smallSize)
    const syncing = await startSyncing(databaseUrl)
    const measure = async (people: number) => {
      const company = await syncing.company(people)
      const everyone = await company.sync()
      company.change(changes)
      const changed = await company.sync()
      if (everyone.run.state !== 'done' || everyone.run.counts.read !== people)
        throw new Error(`The sync of ${people} people ended as ${JSON.stringify(everyone.run)}.`)
      if (changed.run.isFull || changed.run.counts.update !== changes)
        throw new Error(`The sync of ${changes} changes ended as ${JSON.stringify(changed.run)}.`)
      const resident = Math.max(everyone.resident, changed.resident)
      const seconds = (everyone.milliseconds / 1_000).toFixed(1)
      print(
        `${people} people: ${seconds} s, ${changes} changes ${changed.milliseconds.toFixed(0)} ms, ${Math.round(resident / mebibyte)} MiB`,
      )
      return { person: everyone.milliseconds / people, changed: changed.milliseconds, resident }
    }
    const compare = (name: string, value: number, floor: number): void => {
      report({ name, value, unit: 'ms', floor, ratio: value / floor })
      if (value > floor * growthMax)
        miss(`${name}: ${(value / floor).toFixed(2)} times what it is with ${smallSize} people.`)
    }
    try {
      // The first one warms the process up.
      await measure(smallSize)
      const small = await measure(smallSize)
      const large = await measure(size)
      compare(`sync of ${size} people, a person`, large.person, small.person)
      compare(`sync of ${changes} changes in ${size} people`, large.changed, small.changed)
      const [value, floor] = [large.resident / mebibyte, residentMax / mebibyte]
      report({ name: 'most memory of the process', value, unit: 'MiB', floor, ratio: value / floor })
      if (value > floor) miss(`The process took ${value.toFixed(0)} MiB.`)
    } finally {
      await syncing.stop()
    }
  },
}
