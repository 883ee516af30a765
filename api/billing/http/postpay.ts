import * as calls from '@laurel/contract/billing/postpay.ts'
import { fundOf, reversedStatements } from '@laurel/projections/rewards/fund/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { moneyProblem } from '../../http/problems/moneyProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { writtenFor } from '../../http/serving/speechOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { choosePaymentMethod } from '../postpay/choosePaymentMethod.ts'
import { rewardsPaymentOf, statementLines } from '../postpay/statementAnswers.ts'
import { statementById, statementsOf, unpaidStatements } from '../postpay/statementRows.ts'
import { readPayment } from '../topUps/readPayment.ts'
import { moneyDependencies, orUncertain } from './money.ts'

/** Paying for rewards after the month: the choice, the months and their statements. */
export const servePostpay = (api: Api, dependencies: Dependencies): void => {
  const { database, billing } = dependencies

  api.route({
    ...routeOf(calls.setRewardsPaymentMethod),
    handler: async (request, reply) => {
      const method = request.body.payment_method === calls.rewardPaymentTypes.postpay ? 'postpay' : 'prepaid'
      const intent = intentOf(dependencies, request)
      const outcome = await orUncertain(choosePaymentMethod(moneyDependencies(dependencies), intent, method))
      if (outcome.kind === 'refused') throw moneyProblem(outcome.code)
      return acknowledge(outcome, reply)
    },
  })

  api.route({
    ...routeOf(calls.listRewardsPayments),
    handler: async request => {
      const { teamId } = callerOf(request)
      const [statements, reversed, unpaid, fund] = await Promise.all([
        statementsOf(database, teamId),
        reversedStatements(database, teamId),
        unpaidStatements(database, teamId),
        fundOf(database, teamId),
      ])
      const asked = unpaid.reduce((sum, { points }) => sum + points, 0)
      return {
        payments: statements.map(statement =>
          rewardsPaymentOf(statement, reversed, writtenFor(request, statement.problem)),
        ),
        accrued_amount: Math.max(0, fund.accrued - asked),
        owed_amount: fund.owed,
      }
    },
  })

  api.route({
    ...routeOf(calls.readRewardsPayment),
    handler: async request => {
      const { teamId } = callerOf(request)
      const statement = await statementById(database, teamId, request.params.id)
      if (!statement) throw moneyProblem('PAYMENT_UNKNOWN')
      const { timeZone } = await teamOfCaller(dependencies, request)
      const { intentId, month, points } = statement
      const [{ lines, hasMore, total }, reversed, payment] = await Promise.all([
        statementLines(database, teamId, month, timeZone),
        reversedStatements(database, teamId),
        billing && intentId !== null
          ? orUncertain(readPayment({ database, billing }, teamId, intentId))
          : undefined,
      ])
      return {
        ...rewardsPaymentOf(statement, reversed, writtenFor(request, statement.problem)),
        lines,
        has_more_lines: hasMore,
        other_amount: points - total,
        receipt_url: payment?.receipt_url ?? null,
      }
    },
  })
}
