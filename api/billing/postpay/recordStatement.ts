import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@laurel/ledger/rewards/funds/vocabulary.ts'
import { fundOf } from '@laurel/projections/rewards/fund/queries.ts'
import type Stripe from 'stripe'
import { centsReceived, paidAt } from '../topUps/recordTopUp.ts'
import { whyUnpaid } from '../whyUnpaid.ts'
import type { MoneyDependencies } from './moneyDependencies.ts'
import { markPaid, markUnpaid, type Statement, unpaidStatements } from './statementRows.ts'

/** Records the payment of a statement, once. Postpay that was paused because of it continues. */
export const recordPaidStatement = async (
  dependencies: MoneyDependencies,
  statement: Statement,
  intent: Stripe.PaymentIntent,
): Promise<void> => {
  const { ledger, database, clock } = dependencies
  const { teamId, statementId, month, points } = statement
  const cents = centsReceived(intent)
  if (cents !== points)
    throw new Error(`The payment ${intent.id} is ${cents} cents, and its statement is ${points} points.`)
  const at = paidAt(intent, clock())
  const outcome = await ledger.handle({
    ...envelope(dependencies, statement),
    type: 'settlePostpay',
    occurredAt: at,
    data: { statementId, month, points, paymentReference: intent.id },
  })
  if (outcome.kind === 'rejected')
    throw new Error(`The payment ${intent.id} was not recorded: ${outcome.rejection.code}.`)
  if (statement.state === 'paid') return
  const others = (await unpaidStatements(database, teamId)).filter(each => each.statementId !== statementId)
  if (statement.hasPaused && others.every(({ state }) => state === 'open'))
    await choose(dependencies, statement, 'postpay')
  await markPaid(database, statementId, intent.id, at)
}

/** Notes why a statement is not paid, and pauses postpay until it is. */
export const recordUnpaidStatement = async (
  dependencies: MoneyDependencies,
  statement: Statement,
  intent: Stripe.PaymentIntent,
): Promise<void> => {
  const { database } = dependencies
  if (statement.state === 'paid' || intent.status === 'processing') return
  const { method } = await fundOf(database, statement.teamId)
  await markUnpaid(database, statement.statementId, {
    ...whyUnpaid(intent),
    intentId: intent.id,
    pauses: method === 'postpay',
  })
  if (method === 'postpay') await choose(dependencies, statement, 'prepaid')
}

const choose = async (
  dependencies: MoneyDependencies,
  statement: Statement,
  method: PaymentMethod,
): Promise<void> => {
  const outcome = await dependencies.ledger.handle({
    ...envelope(dependencies, statement),
    type: 'choosePaymentMethod',
    data: { method },
  })
  if (outcome.kind === 'rejected')
    throw new Error(`The payment method of team ${statement.teamId} stays: ${outcome.rejection.code}.`)
}

const envelope = ({ clock }: MoneyDependencies, { teamId }: Statement) => ({
  id: randomUUID(),
  teamId,
  actor: { kind: 'system' as const, id: 'billing' },
  occurredAt: clock(),
})
