import type { Translate } from '../../messages/useText.ts'

/** The refusals of Amazon and the swag shop in the words of the specification. */
export const shopSentences = (text: Translate): Readonly<Record<string, string>> => ({
  INSUFFICIENT_POINTS: text('purchase.notEnoughToBuy'),
  INSUFFICIENT_FUNDS: text('products.amazonUnavailable'),
})
