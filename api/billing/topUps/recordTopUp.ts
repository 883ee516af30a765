import { randomUUID } from 'node:crypto'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type Stripe from 'stripe'
import { instantOfSeconds } from '../plans/subscriptionRow.ts'

/** Adds the points of a payment that succeeded to the fund. The rule adds a payment once, however often it is reported. */
export const recordTopUp = async (
  { ledger, clock }: { readonly ledger: Pick<Ledger, 'handle'>; readonly clock: () => Instant },
  teamId: TeamId,
  topUpId: string,
  intent: Stripe.PaymentIntent,
): Promise<void> => {
  const outcome = await ledger.handle({
    type: 'topUpFund',
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'billing' },
    occurredAt: paidAt(intent, clock()),
    data: { topUpId, points: centsReceived(intent), paymentReference: intent.id },
  })
  if (outcome.kind === 'rejected')
    throw new Error(`The payment ${intent.id} was not recorded: ${outcome.rejection.code}.`)
}

/** What came in, in cents: each is worth a point. */
export const centsReceived = (intent: Stripe.PaymentIntent): number => {
  if (intent.currency !== 'usd')
    throw new Error(`The payment ${intent.id} came in ${intent.currency}, and points are sold in USD.`)
  return intent.amount_received
}

/** When Stripe charged it, and not later than now: its clock can be ahead. */
export const paidAt = ({ created, latest_charge: charge }: Stripe.PaymentIntent, now: Instant): Instant => {
  const at = instantOfSeconds(typeof charge === 'object' && charge !== null ? charge.created : created)
  return at < now ? at : now
}
