import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Pool } from 'pg'
import { knownCustomerOf } from '../customerOf.ts'
import { inTurn } from '../inTurn.ts'
import { isInForce } from '../plans/pickSubscription.ts'
import { subscriptionOf } from '../plans/subscriptionRows.ts'
import { paysAfterwards } from '../postpay/paysAfterwards.ts'
import type { StripeBilling } from '../stripe/openStripe.ts'
import { cardsOfCustomer, readCards, type SavedCard } from './readCards.ts'

export type CardChangeDependencies = {
  readonly database: Pool
  readonly billing: Pick<StripeBilling, 'stripe'>
}

export type CardChange = 'done' | 'CARD_UNKNOWN' | 'CARD_IN_USE'

type Known = { readonly customer: string; readonly cards: readonly SavedCard[]; readonly card: SavedCard }

/** The card that plans and postpaid rewards are charged to from now on. */
export const chooseDefaultCard = (
  dependencies: CardChangeDependencies,
  teamId: TeamId,
  cardId: string,
): Promise<CardChange> =>
  withCard(dependencies, teamId, cardId, async ({ customer }) => {
    await makeDefault(dependencies, customer, cardId)
    return 'done'
  })

/** Removes a card. The last one stays while something is charged to it. */
export const removeCard = (
  dependencies: CardChangeDependencies,
  teamId: TeamId,
  cardId: string,
): Promise<CardChange> =>
  withCard(dependencies, teamId, cardId, async ({ customer, cards, card }) => {
    const { database, billing } = dependencies
    const [next] = cards.filter(({ id }) => id !== cardId)
    if (!next && (await isCharged(database, teamId))) return 'CARD_IN_USE'
    if (next && card.isDefault) await makeDefault(dependencies, customer, next.id)
    await billing.stripe.paymentMethods.detach(cardId)
    await readCards(dependencies, teamId)
    return 'done'
  })

const withCard = (
  { database, billing }: CardChangeDependencies,
  teamId: TeamId,
  cardId: string,
  change: (known: Known) => Promise<CardChange>,
): Promise<CardChange> =>
  inTurn(database, teamId, async () => {
    const customer = await knownCustomerOf(database, teamId)
    if (customer === undefined) return 'CARD_UNKNOWN'
    const cards = await cardsOfCustomer(billing.stripe, customer)
    const card = cards.find(({ id }) => id === cardId)
    return card ? change({ customer, cards, card }) : 'CARD_UNKNOWN'
  })

const makeDefault = async ({ billing }: CardChangeDependencies, customer: string, cardId: string) =>
  billing.stripe.customers.update(customer, { invoice_settings: { default_payment_method: cardId } })

/** Whether a plan or rewards are charged to the card of a team. */
const isCharged = async (database: Pool, teamId: TeamId): Promise<boolean> => {
  const subscription = await subscriptionOf(database, teamId)
  return (subscription !== undefined && isInForce(subscription)) || paysAfterwards(database, teamId)
}
