/** Stripe collects no less; a smaller amount is owed with the next invoice. */
export const leastCharge = 50

/**
 * The balance of a customer after an invoice. Credit pays first; an invoice below zero becomes credit, and one below the
 * least charge is owed later.
 */
export const balanceAfter = (total: number, balanceBefore: number): number => {
  const sum = total + balanceBefore
  return sum < leastCharge ? sum : 0
}
