import type Stripe from 'stripe'
import { isInForce, leftOpen } from './pickSubscription.ts'
import type { PreparedPlan } from './preparePlan.ts'
import { rowOf, type SubscriptionRow } from './subscriptionRow.ts'
import { withdrawUnconfirmed } from './withdrawUnconfirmed.ts'

export type SubscriptionChange = Omit<PreparedPlan, 'kind'> & {
  readonly prorationDate: number | undefined
  /** The beginning of the idempotency key. */
  readonly key: string
}

/**
 * Makes the subscription what is wanted and charges the difference at once; throws Stripe's refusal of the card, and then
 * nothing has changed.
 */
export const changeSubscription = async (
  stripe: Stripe,
  change: SubscriptionChange,
): Promise<SubscriptionRow> => {
  const { current } = change
  if (current && isInForce(current)) {
    const isAsWanted = current.priceId === change.price.id && !current.cancelAtPeriodEnd
    return isAsWanted ? current : updated(stripe, change, current)
  }
  await withdrawUnconfirmed(stripe, change.known)
  const created = await begun(stripe, change)
  // A subscription that stayed unpaid would go on making invoices beside the new one.
  for (const { subscriptionId } of leftOpen(change.known)) await stripe.subscriptions.cancel(subscriptionId)
  return created
}

const begun = async (
  stripe: Stripe,
  { teamId, customer, price, quantity, key }: SubscriptionChange,
): Promise<SubscriptionRow> =>
  readable(
    await stripe.subscriptions.create(
      {
        customer,
        items: [{ price: price.id, quantity }],
        collection_method: 'charge_automatically',
        payment_behavior: 'error_if_incomplete',
        off_session: true,
        metadata: { team_id: teamId },
      },
      { idempotencyKey: `${key}:create:${price.id}:${quantity}` },
    ),
  )

/** The id of the item is always sent: without it Stripe adds a second one. */
const updated = async (
  stripe: Stripe,
  { price, quantity, prorationDate, key }: SubscriptionChange,
  current: SubscriptionRow,
): Promise<SubscriptionRow> =>
  readable(
    await stripe.subscriptions.update(
      current.subscriptionId,
      {
        items: [{ id: current.itemId, price: price.id, quantity }],
        cancel_at_period_end: false,
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        off_session: true,
        ...(prorationDate === undefined ? {} : { proration_date: prorationDate }),
      },
      { idempotencyKey: `${key}:update:${price.id}:${quantity}` },
    ),
  )

const readable = (subscription: Stripe.Subscription): SubscriptionRow => {
  const row = rowOf(subscription)
  if (row) return row
  throw new Error(
    `The price of subscription ${subscription.id} has no plan_id in its metadata. Run \`laurel billing prices\`.`,
  )
}
