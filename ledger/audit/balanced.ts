import { postingsOf } from './books.ts'
import type { Check } from './check.ts'

/** The postings of every event sum to zero: no point appears from nowhere or is lost. */
export const createBalancedCheck = (): Check => ({
  invariant: 'balanced',
  observe: event => {
    let sum = 0
    for (const { points } of postingsOf(event)) sum += points
    return sum === 0 ? [] : [`The postings of ${event.type} ${event.id} sum to ${sum}, not to zero.`]
  },
})
