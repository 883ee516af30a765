import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { sumPoints } from '@laurel/ledger/kernel/points.ts'
import { playedPeriod, playPayments, providedCents } from '../testing/playPayments.ts'
import { startReconciling } from '../testing/startReconciling.ts'

const paymentsMax = 10_000
const teamNames = Array.from({ length: 20 }, (_, index) => `team ${index + 1}`)

/** 10,000 payments with 5 % faults: after the decisions, no cent is unexplained. */
export const reconcileBenchmark: Benchmark = {
  name: 'reconcile',
  run: async ({ databaseUrl, scale, print, report, miss }) => {
    const count = Math.round(paymentsMax * scale)
    const running = await startReconciling(databaseUrl, teamNames)
    try {
      const faults = await playPayments(running, { seed: 18, count, faultProbability: 0.05 })
      await running.catchUp()
      const started = performance.now()
      const first = await running.reconcile(playedPeriod)
      const seconds = (performance.now() - started) / 1000
      const explained = await running.decideAll(playedPeriod)
      const { books, findings } = await verifyLedger(running.log)
      const booked = sumPoints(running.teams.map(({ teamId }) => 0 - books.balanceOf(teamId, 'purchased')))
      const unexplained = providedCents(running.memory.all()) - booked - explained
      print(
        `${count} payments with ${faults} faults: ${first.differences} differences, ${unexplained} cents unexplained`,
      )
      if (unexplained !== 0) miss(`${unexplained} cents are unexplained.`)
      if (findings.length > 0) miss(`The audit finds ${findings.length} defects.`)
      report({
        name: 'payments compared per second',
        value: first.payments / seconds,
        unit: '/s',
        floor: first.payments / seconds,
        ratio: 1,
      })
    } finally {
      await running.stop()
    }
  },
}
