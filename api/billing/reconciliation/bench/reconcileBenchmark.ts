import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { sumPoints } from '@laurel/ledger/kernel/points.ts'
import { exceptionsOf } from '../exceptionRows.ts'
import { reconcileOrders } from '../reconcileOrders.ts'
import { playOrders } from '../testing/playOrders.ts'
import { playedPeriod, playPayments, providedCents } from '../testing/playPayments.ts'
import { type Reconciling, startReconciling } from '../testing/startReconciling.ts'

const paymentsMax = 10_000
/** Each takes several commands and a call, so that they are fewer. */
const ordersMax = 2_000
const faultProbability = 0.05
const teamNames = Array.from({ length: 20 }, (_, index) => `team ${index + 1}`)

/** 10,000 payments and 2,000 orders with 5 % faults: after the decisions, no cent is unexplained. */
export const reconcileBenchmark: Benchmark = {
  name: 'reconcile',
  run: async ({ databaseUrl, scale, print, report, miss }) => {
    const count = Math.round(paymentsMax * scale)
    const running = await startReconciling(databaseUrl, teamNames)
    try {
      const faults = await playPayments(running, { seed: 18, count, faultProbability })
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
      report(perSecond('payments', first.payments / seconds))

      const orders = await decideAboutOrders(running, Math.round(ordersMax * scale))
      print(
        `${orders.count} orders with ${orders.faults} faults: ${orders.differences} differences, ${orders.unexplained} cents unexplained`,
      )
      if (orders.unexplained !== 0) miss(`${orders.unexplained} cents of orders are unexplained.`)
      if (orders.open > 0) miss(`${orders.open} exceptions are open after the decisions.`)
      const audit = await verifyLedger(running.log)
      if (audit.findings.length > 0)
        miss(`The audit finds ${audit.findings.length} defects after the orders.`)
      report(perSecond('orders', orders.perSecond))
    } finally {
      await running.stop()
    }
  },
}

const perSecond = (what: string, value: number) => ({
  name: `${what} compared per second`,
  value,
  unit: '/s' as const,
  floor: value,
  ratio: 1,
})

const decideAboutOrders = async (running: Reconciling, count: number) => {
  const { teams, database, decide, catchUp } = running
  const played = await playOrders(running, { seed: 19, count, faultProbability })
  const reconcile = async () => {
    await catchUp()
    const { signal } = new AbortController()
    return reconcileOrders(
      { database, ...played.dependencies },
      played.period,
      '2026-04-01T09:00:00.000Z',
      signal,
    )
  }
  await catchUp()
  const started = performance.now()
  const first = await reconcile()
  const seconds = (performance.now() - started) / 1000
  let explained = 0
  for (const team of teams)
    for (const exception of await exceptionsOf(database, team.teamId)) {
      await decide(team, exception)
      if (!exception.compensation) explained += exception.cents
    }
  await reconcile()
  let open = 0
  for (const { teamId } of teams) open += (await exceptionsOf(database, teamId)).length
  return {
    count,
    faults: played.faults,
    differences: first.differences,
    unexplained: played.vendorCents() - (await played.bookedCents()) - explained,
    open,
    perSecond: first.orders / seconds,
  }
}
