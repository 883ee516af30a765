import { isNeverInCredit, isNeverOverdrawn } from '../values/account.ts'
import type { Books } from './books.ts'
import type { Check } from './check.ts'

/**
 * No allowance, no redeemable balance and no prepaid fund is below zero after any event, and no debt above it. Fills the
 * books on its way.
 */
export const createNeverOverdrawnCheck = (books: Books): Check => ({
  promise: 'never overdrawn',
  observe: event =>
    books
      .add(event)
      .filter(({ account, points }) =>
        points < 0 ? isNeverOverdrawn(account) : points > 0 && isNeverInCredit(account),
      )
      .map(
        ({ account, memberId, points }) =>
          `${event.type} ${event.id} leaves ${account}${memberId ? ` of member ${memberId}` : ''} at ${points}.`,
      ),
})
