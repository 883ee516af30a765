import { simulatePolicy } from '@laurel/ledger/audit/simulatePolicy.ts'
import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { balancesReadModel } from '../books/balances/project.ts'
import { historyTeamId } from './history.ts'
import { overHistory, secondsOf, withProjections } from './overHistory.ts'

const timesMax = 3

const request = {
  teamId: historyTeamId,
  policy: {
    allowance: { interval: 'WEEKLY', shoutoutPoints: 10 },
    celebrations: { percent: 200 },
    expiry: { months: 6 },
  },
  from: '1970-01-01T00:00:00.000Z',
  until: '2100-01-01T00:00:00.000Z',
} as const

/** A changed policy over a whole history, beside a rebuild of the balances from the same events. */
const simulate = overHistory('simulate', async ({ databaseUrl, log, print, report, miss }) => {
  const models = { log, databaseUrl, readModels: [balancesReadModel] }
  const floor = await withProjections(models, projections => secondsOf(() => projections.rebuild()))
  let refused = 0
  const value = await secondsOf(async () => {
    refused = (await simulatePolicy(log, request)).refused.counts.shoutout
  })
  print(`rebuilding the balances took ${floor.toFixed(1)} s, simulating ${value.toFixed(1)} s`)
  print(`${refused} shoutouts refused`)
  report({
    name: 'simulate, beside a rebuild of the balances',
    value,
    unit: 's',
    floor,
    ratio: value / floor,
  })
  if (value >= timesMax * floor)
    miss(`A simulation takes less than ${timesMax} times as long as a rebuild of the balances.`)
})

export const simulationBenchmarks: readonly Benchmark[] = [simulate]
