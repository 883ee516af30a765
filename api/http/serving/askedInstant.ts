import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { say } from '../../messages/sentence.ts'
import { invalidRequest } from '../problems/generalProblems.ts'

/** The instant of a requested figure, by default the present. Throws a problem for an instant in the future. */
export const askedInstant = (asOf: Instant | undefined, now: Date): Instant => {
  const present = instantOf(now)
  if (asOf !== undefined && asOf > present)
    throw invalidRequest([{ path: 'query.as_of', message: say('fields.asOf', { now: present }) }])
  return asOf ?? present
}
