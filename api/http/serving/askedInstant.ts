import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { invalidRequest } from '../problems/generalProblems.ts'

/** The instant a figure is asked for: now unless said. Nobody knows yet what will be. */
export const askedInstant = (asOf: Instant | undefined, now: Date): Instant => {
  const present = instantOf(now)
  if (asOf !== undefined && asOf > present)
    throw invalidRequest([
      { path: 'query.as_of', message: `Choose an instant that has been: it is ${present} now.` },
    ])
  return asOf ?? present
}
