import type { PaymentIntent } from '@laurel/contract/billing/topUps.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import Stripe from 'stripe'
import { teamOfCustomer } from '../customerOf.ts'
import { instantOfSeconds } from '../plans/subscriptionRow.ts'
import type { StripeBilling } from '../stripe/openStripe.ts'

type Dependencies = { readonly database: Queryable; readonly billing: Pick<StripeBilling, 'stripe'> }

const over = new Set(['succeeded', 'canceled'])

/** A payment of the team, as Stripe has it now; undefined where it is not the team's. */
export const readPayment = async (
  { database, billing }: Dependencies,
  teamId: TeamId,
  intentId: string,
): Promise<PaymentIntent | undefined> => {
  const intent = await found(billing.stripe, intentId)
  const customer = intent && customerIn(intent)
  if (!intent || customer === undefined || (await teamOfCustomer(database, customer)) !== teamId)
    return undefined
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const card = charge?.payment_method_details?.card
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    currency: intent.currency,
    created_at: instantOfSeconds(intent.created),
    client_secret: over.has(intent.status) ? null : intent.client_secret,
    problem: intent.last_payment_error?.message ?? null,
    card: card ? { brand: card.brand ?? 'card', last4: card.last4 ?? '' } : null,
    receipt_url: charge?.receipt_url ?? null,
    receipt_number: charge?.receipt_number ?? null,
  }
}

const found = async (stripe: Stripe, intentId: string): Promise<Stripe.PaymentIntent | undefined> => {
  try {
    return await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return undefined
    throw error
  }
}

export const customerIn = ({ customer }: Pick<Stripe.PaymentIntent, 'customer'>): string | undefined =>
  typeof customer === 'string' ? customer : customer?.id
