import type Stripe from 'stripe'
import { teamOfCustomer } from '../customerOf.ts'
import type { StripeEventDependencies, StripeEventHandler } from '../stripe/stripeEventHandler.ts'
import { teamOfCard } from './cardRows.ts'
import { readCards } from './readCards.ts'

type Owner = string | Stripe.Customer | Stripe.DeletedCustomer | null

const teamOf = async ({ database }: StripeEventDependencies, owner: Owner, cardId: string | null) => {
  if (owner !== null) return teamOfCustomer(database, typeof owner === 'string' ? owner : owner.id)
  return cardId === null ? undefined : teamOfCard(database, cardId)
}

/** A card was added, changed or removed: the cards of its team are read again. */
export const onCard: StripeEventHandler = async (dependencies, cardId) => {
  const { customer } = await dependencies.billing.stripe.paymentMethods.retrieve(cardId)
  const teamId = await teamOf(dependencies, customer, cardId)
  if (teamId !== undefined) await readCards(dependencies, teamId)
}

/** A card was saved on the page. The first one becomes the one that is charged. */
export const onCardSaved: StripeEventHandler = async (dependencies, setupId) => {
  const { stripe } = dependencies.billing
  const { customer: owner } = await stripe.setupIntents.retrieve(setupId)
  const teamId = await teamOf(dependencies, owner, null)
  if (teamId === undefined || owner === null) return
  const [card] = (await readCards(dependencies, teamId)).filter(({ isDefault }) => isDefault)
  if (!card) return
  const customerId = typeof owner === 'string' ? owner : owner.id
  const customer = await stripe.customers.retrieve(customerId)
  if (customer.deleted === true || customer.invoice_settings.default_payment_method !== null) return
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: card.id } })
}
