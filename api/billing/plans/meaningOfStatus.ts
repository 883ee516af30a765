/** What the state of a subscription means for the plan of its team. */
export type Meaning =
  /** The team has the plan. */
  | { readonly kind: 'in force' }
  /** The first payment is open: nothing changes. */
  | { readonly kind: 'not begun' }
  | { readonly kind: 'over'; readonly reason: 'cancelled' | 'unpaid' }

/** The states in which a team has the plan. */
export const statusesInForce: readonly string[] = ['active', 'trialing', 'past_due']

/**
 * A failed renewal is `past_due` while Stripe retries the payment, and the team keeps its plan until then. A state that
 * this version doesn't know changes nothing.
 */
export const meaningOfStatus = (status: string): Meaning => {
  if (statusesInForce.includes(status)) return { kind: 'in force' }
  switch (status) {
    case 'canceled':
      return { kind: 'over', reason: 'cancelled' }
    case 'unpaid':
    case 'incomplete_expired':
      return { kind: 'over', reason: 'unpaid' }
    default:
      return { kind: 'not begun' }
  }
}
