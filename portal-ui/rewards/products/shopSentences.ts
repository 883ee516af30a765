/** The refusals of Amazon and the swag shop in the words of the specification. */
export const shopSentences = (pointsName: string): Readonly<Record<string, string>> => ({
  INSUFFICIENT_POINTS: `You don't have enough ${pointsName} to buy this product.`,
  INSUFFICIENT_FUNDS: 'Amazon redemptions are temporarily unavailable. An administrator has been notified.',
})
