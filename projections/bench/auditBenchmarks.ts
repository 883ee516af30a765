import type { Benchmark, BenchmarkContext } from '@laurel/ledger/bench/benchmark.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { measureAlone } from './alone/measureAlone.ts'
import { type WorkName, workNames } from './alone/work.ts'
import { historyEventCount } from './overHistory.ts'
import { createHistoryRecorder } from './recordHistory.ts'

const rounds = 3

/** Everything `audit verify` checks, beside merely reading the log and parsing each event by its schema; in turns. */
const verify: Benchmark = {
  name: 'audit-verify',
  run: async context => {
    const { databaseUrl, scale, print, report } = context
    const events = Math.round(historyEventCount * scale)
    await recorderIn(context)(events)
    const seconds = { floor: 0, thing: 0 }
    for (let round = 0; round < rounds; round += 1) {
      seconds.floor += (await measureAlone('reading', databaseUrl)).seconds
      seconds.thing += (await measureAlone('audit verify', databaseUrl)).seconds
    }
    const value = (events * rounds) / seconds.thing
    const floor = (events * rounds) / seconds.floor
    print(
      `read and parse ${events} events: ${Math.round(floor)} events/s, verify: ${Math.round(value)} events/s`,
    )
    report({ name: `audit verify, ${events} events`, value, unit: 'events/s', floor, ratio: value / floor })
  },
}

/** The most memory that work over a history takes, beside the same over a tenth of it: flat is a ratio of 1. */
const peakMemory: Benchmark = {
  name: 'peak-memory',
  run: async context => {
    const events = Math.round(historyEventCount * context.scale)
    const record = recorderIn(context)
    await record(Math.round(events / 10))
    const floors = await peaks(context, Math.round(events / 10))
    await record(events)
    const values = await peaks(context, events)
    for (const name of workNames) {
      const [value, floor] = [values[name], floors[name]]
      const row = { name: `peak memory of ${name}, ${events} events`, unit: 'MiB' }
      context.report({ ...row, value, floor, ratio: value / floor })
    }
  },
}

const recorderIn = ({ databaseUrl, print }: BenchmarkContext) => {
  const record = createHistoryRecorder(databaseUrl)
  return async (events: number): Promise<void> => {
    await migrateLog(databaseUrl)
    const seconds = await record(events)
    print(`recorded up to ${events} events in ${seconds.toFixed(1)} s`)
  }
}

const peaks = async (
  { databaseUrl, print }: BenchmarkContext,
  events: number,
): Promise<Record<WorkName, number>> => {
  const peak: Record<WorkName, number> = { reading: 0, 'audit verify': 0, 'balances as of': 0, rebuild: 0 }
  for (const name of workNames) {
    const { seconds, peakMebibytes } = await measureAlone(name, databaseUrl)
    print(`${name}, ${events} events: ${seconds.toFixed(1)} s, ${Math.round(peakMebibytes)} MiB at most`)
    peak[name] = peakMebibytes
  }
  return peak
}

export const auditBenchmarks: readonly Benchmark[] = [verify, peakMemory]
