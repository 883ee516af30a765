import { invalid, missing } from '../http/refusal.ts'
import type { CardBehaviour, PaymentMethodRow } from '../state/paymentRows.ts'
import { newId, type World } from '../world.ts'

type TestCard = {
  readonly number: string
  /** The name of the card in calls without a form. */
  readonly token: string
  readonly brand: string
  readonly behaviour: CardBehaviour
}

/** The test cards of Stripe that the sandbox knows. */
// biome-ignore format: a line each
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'pm_card_visa', brand: 'visa', behaviour: 'works' },
  { number: '5555555555554444', token: 'pm_card_mastercard', brand: 'mastercard', behaviour: 'works' },
  { number: '4000002500003155', token: 'pm_card_authenticationRequiredOnSetup', brand: 'visa', behaviour: 'authenticatesOnce' },
  { number: '4000002760003184', token: 'pm_card_authenticationRequired', brand: 'visa', behaviour: 'authenticatesAlways' },
  { number: '4000000000000002', token: 'pm_card_visa_chargeDeclined', brand: 'visa', behaviour: 'declined' },
  { number: '4000000000009995', token: 'pm_card_visa_chargeDeclinedInsufficientFunds', brand: 'visa', behaviour: 'insufficientFunds' },
  { number: '4000000000000341', token: 'pm_card_chargeCustomerFail', brand: 'visa', behaviour: 'declinedLater' },
  { number: '4000000000000259', token: 'pm_card_createDispute', brand: 'visa', behaviour: 'disputed' },
]

const expiryYears = 4

/** Keeps a card that a person typed. Throws what Stripe says of a wrong one. */
export const addCard = (
  { state, now }: World,
  card: {
    readonly number: string
    readonly expMonth: number
    readonly expYear: number
    readonly name: string | null
  },
): PaymentMethodRow => {
  const number = card.number.replaceAll(/\D/g, '')
  const known = testCards.find(each => each.number === number)
  if (!known)
    throw invalid('Your card number is invalid. The sandbox takes test cards, such as 4242 4242 4242 4242.', {
      code: 'incorrect_number',
      param: 'number',
    })
  const isPast = Date.UTC(card.expYear, card.expMonth) / 1_000 <= now()
  if (isPast || card.expMonth < 1 || card.expMonth > 12)
    throw invalid("Your card's expiration year is in the past.", {
      code: 'invalid_expiry_year',
      param: 'exp_year',
    })
  const row: PaymentMethodRow = {
    id: newId('pm'),
    created: now(),
    customer: null,
    behaviour: known.behaviour,
    isAuthenticated: false,
    isDetached: false,
    brand: known.brand,
    last4: number.slice(-4),
    expMonth: card.expMonth,
    expYear: card.expYear,
    name: card.name,
    metadata: {},
  }
  state.paymentMethods[row.id] = row
  return row
}

/** A kept card by its id, or a new one by the name of a test card. */
export const cardNamed = (world: World, id: string, param?: string): PaymentMethodRow => {
  const known = Object.hasOwn(world.state.paymentMethods, id) ? world.state.paymentMethods[id] : undefined
  if (known?.isDetached)
    throw invalid(
      'The provided PaymentMethod was detached from a Customer. It may not be used again.',
      param === undefined ? {} : { param },
    )
  if (known) return known
  const test = testCards.find(({ token }) => token === id)
  if (!test) throw missing('PaymentMethod', id, param)
  const year = new Date(world.now() * 1_000).getUTCFullYear() + expiryYears
  return addCard(world, { number: test.number, expMonth: 12, expYear: year, name: null })
}
