import type { PaidFor } from '@laurel/ledger/rewards/funds/paidFor.ts'
import type Stripe from 'stripe'
import { teamOfCustomer } from './customerOf.ts'
import { inTurn } from './inTurn.ts'
import { recordPaidStatement, recordUnpaidStatement } from './postpay/recordStatement.ts'
import { statementOfPayment } from './postpay/statementRows.ts'
import { recordReversals } from './reversals/recordReversals.ts'
import { reversalsOf } from './reversals/reversalsOf.ts'
import type { StripeEventDependencies, StripeEventHandler } from './stripe/stripeEventHandler.ts'
import { customerIn } from './topUps/readPayment.ts'
import { recordTopUp } from './topUps/recordTopUp.ts'
import { nameIntent, topUpOfPayment } from './topUps/topUpRows.ts'

/**
 * Brings the books in step with a payment and everything that happened to its money since, as Stripe has it now. So it
 * does not matter which of its events come, how often, and in which order.
 */
export const bringPaymentInStep = async (
  dependencies: StripeEventDependencies,
  intentId: string,
): Promise<void> => {
  const { database, billing } = dependencies
  const owner = customerIn(await billing.stripe.paymentIntents.retrieve(intentId))
  const teamId = owner === undefined ? undefined : await teamOfCustomer(database, owner)
  if (teamId === undefined) return
  const reverse = async (paidFor: PaidFor): Promise<void> =>
    recordReversals(
      dependencies,
      { teamId, paymentReference: intentId, paidFor },
      await reversalsOf(billing.stripe, intentId),
    )
  await inTurn(database, teamId, async () => {
    const intent = await billing.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
    const topUp = await topUpOfPayment(database, teamId, { intentId, named: intent.metadata.topup_id })
    if (topUp) {
      if (topUp.intentId === null) await nameIntent(database, topUp.topUpId, intentId)
      if (intent.status !== 'succeeded') return
      await recordTopUp(dependencies, teamId, topUp.topUpId, intent)
      return reverse({ topUpId: topUp.topUpId })
    }
    const named = intent.metadata.statement_id
    const statement = await statementOfPayment(database, teamId, { intentId, named })
    // A payment of a subscription, or of another program that uses the same account.
    if (!statement) return
    if (intent.status !== 'succeeded') return recordUnpaidStatement(dependencies, statement, intent)
    await recordPaidStatement(dependencies, statement, intent)
    return reverse({ statementId: statement.statementId })
  })
}

export const onPayment: StripeEventHandler = bringPaymentInStep

const ofCharge = async (
  dependencies: StripeEventDependencies,
  { payment_intent: payment }: { readonly payment_intent: string | Stripe.PaymentIntent | null },
): Promise<void> => {
  if (payment !== null)
    await bringPaymentInStep(dependencies, typeof payment === 'string' ? payment : payment.id)
}

/** A charge was refunded. */
export const onCharge: StripeEventHandler = async (dependencies, id) =>
  ofCharge(dependencies, await dependencies.billing.stripe.charges.retrieve(id))

/** A refund began, or failed later. */
export const onRefund: StripeEventHandler = async (dependencies, id) =>
  ofCharge(dependencies, await dependencies.billing.stripe.refunds.retrieve(id))

/** The holder of a card disputes a payment, or the bank has decided. */
export const onDispute: StripeEventHandler = async (dependencies, id) =>
  ofCharge(dependencies, await dependencies.billing.stripe.disputes.retrieve(id))
