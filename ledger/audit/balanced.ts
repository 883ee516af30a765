import { sumPoints } from '../values/points.ts'
import { postingsOf } from './books.ts'
import type { Check } from './check.ts'

/** The postings of every event sum to zero: no point appears from nowhere or is lost. */
export const createBalancedCheck = (): Check => ({
  promise: 'balanced',
  observe: event => {
    const sum = sumPoints(postingsOf(event).map(posting => posting.points))
    return sum === 0 ? [] : [`The postings of ${event.type} ${event.id} sum to ${sum}, not to zero.`]
  },
})
