import * as calls from '@laurel/contract/billing/topUps.ts'
import { listTopUps } from '@laurel/projections/rewards/fund/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { moneyProblem } from '../../http/problems/moneyProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { beginTopUp, changeTopUp } from '../topUps/beginTopUp.ts'
import { readPayment } from '../topUps/readPayment.ts'
import { moneyDependencies, orUncertain } from './money.ts'

/** Buying points: the payment of a top-up, its state, and the history. */
export const serveTopUps = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(calls.topUpIntent),
    handler: async request => {
      const { point_amount: points, intent_id: intentId } = request.query
      const money = moneyDependencies(dependencies)
      const caller = callerOf(request)
      const outcome = await orUncertain(
        intentId === undefined
          ? beginTopUp(money, caller, points)
          : changeTopUp(money, caller, intentId, points),
      )
      if (outcome.kind === 'refused') throw moneyProblem(outcome.code)
      const { payment } = outcome
      return {
        intent_id: payment.intentId,
        client_secret: payment.clientSecret,
        points: payment.points,
        amount: payment.cents,
        fee: payment.cents - payment.points,
        currency: 'usd',
      }
    },
  })

  api.route({
    ...routeOf(calls.readPaymentIntent),
    handler: async request => {
      const { teamId } = callerOf(request)
      const payment = await orUncertain(
        readPayment(moneyDependencies(dependencies), teamId, request.params.id),
      )
      if (!payment) throw moneyProblem('PAYMENT_UNKNOWN')
      return payment
    },
  })

  api.route({
    ...routeOf(calls.listTopUps),
    handler: async request => {
      const { limit } = request.query
      const { rows } = await listTopUps(dependencies.database, callerOf(request).teamId, { limit })
      return {
        topups: rows.map(({ topUpId, points, reversed, occurredAt, paymentReference }) => ({
          id: topUpId,
          points,
          reversed_points: reversed,
          created_at: occurredAt,
          transaction: { pi_id: paymentReference },
        })),
      }
    },
  })
}
