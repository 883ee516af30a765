import { rowIn } from '../http/lists.ts'
import type { LineRow, SubscriptionItemRow } from '../state/billingRows.ts'
import type { State } from '../state/state.ts'
import { newId } from '../world.ts'
import { shareOf } from './proration.ts'

type Item = Pick<SubscriptionItemRow, 'id' | 'price' | 'quantity' | 'periodStart' | 'periodEnd'>

const dayOf = (second: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(second * 1_000)

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const nameOf = ({ products, prices }: State, price: string): string =>
  products[prices[price]?.product ?? '']?.name ?? 'Subscription'

const line = (
  { prices }: State,
  subscription: string | null,
  item: Item,
  rest: Pick<LineRow, 'amount' | 'description' | 'periodStart' | 'periodEnd' | 'isProration'>,
): LineRow => ({
  id: newId('il'),
  quantity: item.quantity,
  price: item.price,
  unitAmount: rowIn(prices, 'price', item.price).unitAmount,
  subscription,
  subscriptionItem: item.id,
  invoiceItem: null,
  ...rest,
})

/** The line of a whole period. */
export const periodLine = (state: State, subscription: string | null, item: Item): LineRow => {
  const { unitAmount, interval } = rowIn(state.prices, 'price', item.price)
  return line(state, subscription, item, {
    amount: unitAmount * item.quantity,
    description: `${item.quantity} × ${nameOf(state, item.price)} (at ${dollars(unitAmount)} / ${interval ?? 'month'})`,
    periodStart: item.periodStart,
    periodEnd: item.periodEnd,
    isProration: false,
  })
}

export const trialLine = (state: State, subscription: string | null, item: Item): LineRow => ({
  ...line(state, subscription, item, {
    amount: 0,
    description: `Trial period for ${nameOf(state, item.price)}`,
    periodStart: item.periodStart,
    periodEnd: item.periodEnd,
    isProration: false,
  }),
  unitAmount: 0,
})

const prorated = (
  state: State,
  subscription: string | null,
  item: Item,
  at: number,
  kind: 'Unused' | 'Remaining',
): LineRow => {
  const { unitAmount } = rowIn(state.prices, 'price', item.price)
  const share = shareOf(unitAmount * item.quantity, item, at)
  const quantity = item.quantity === 1 ? '' : `${item.quantity} × `
  return line(state, subscription, item, {
    amount: kind === 'Unused' ? 0 - share : share,
    description: `${kind} time on ${quantity}${nameOf(state, item.price)} after ${dayOf(at)}`,
    periodStart: at,
    periodEnd: item.periodEnd,
    isProration: true,
  })
}

/** Credit for the rest of a period that was paid. */
export const unusedLine = (state: State, subscription: string | null, item: Item, at: number): LineRow =>
  prorated(state, subscription, item, at, 'Unused')

/** The price of the rest of a period. */
export const remainingLine = (state: State, subscription: string | null, item: Item, at: number): LineRow =>
  prorated(state, subscription, item, at, 'Remaining')
