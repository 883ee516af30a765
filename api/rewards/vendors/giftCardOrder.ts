import type { RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'

export type GiftCardOrder = Extract<RewardOrder, { readonly kind: 'giftCard' }>

/** The order as one of a gift card. Throws for any other: a connection is chosen by the kind of the order. */
export const giftCardOrderOf = (order: RewardOrder): GiftCardOrder => {
  if (order.kind === 'giftCard') return order
  throw new Error(`A vendor of gift cards can't fulfil an order of the kind ${order.kind}.`)
}
