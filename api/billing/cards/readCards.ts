import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type Stripe from 'stripe'
import { knownCustomerOf } from '../customerOf.ts'
import type { StripeBilling } from '../stripe/openStripe.ts'
import { saveCards } from './cardRows.ts'

export type CardDependencies = {
  readonly database: Queryable
  readonly billing: Pick<StripeBilling, 'stripe'>
}

export type SavedCard = {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly isDefault: boolean
}

const cardsMax = 100

/** The cards of a team at Stripe, the newest first; keeps which ones there are. */
export const readCards = async (
  { database, billing }: CardDependencies,
  teamId: TeamId,
): Promise<readonly SavedCard[]> => {
  const customer = await knownCustomerOf(database, teamId)
  if (customer === undefined) return []
  const cards = await cardsOfCustomer(billing.stripe, customer)
  await saveCards(
    database,
    teamId,
    cards.map(({ id }) => id),
  )
  return cards
}

export const cardsOfCustomer = async (stripe: Stripe, customerId: string): Promise<readonly SavedCard[]> => {
  const [customer, { data }] = await Promise.all([
    stripe.customers.retrieve(customerId),
    stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: cardsMax }),
  ])
  // The event that reports it is on its way; then the team gets another customer.
  if (customer.deleted === true) return []
  const chosen = idOf(customer.invoice_settings.default_payment_method)
  // Where none was chosen, the newest card is charged.
  const charged = data.find(({ id }) => id === chosen)?.id ?? data[0]?.id
  return data.flatMap(({ id, card }) =>
    card
      ? [
          {
            id,
            brand: card.brand,
            last4: card.last4,
            expMonth: card.exp_month,
            expYear: card.exp_year,
            isDefault: id === charged,
          },
        ]
      : [],
  )
}

const idOf = (expandable: string | { readonly id: string } | null): string | null =>
  typeof expandable === 'object' ? (expandable?.id ?? null) : expandable
