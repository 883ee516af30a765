import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { later, type Outcome } from '../../delivery/outcome.ts'
import { BillingBusy } from '../inTurn.ts'
import { BillingUncertain, uncertainOf } from '../plans/stripeProblem.ts'

const pauseMilliseconds = 2 * 60_000

/** Work that Stripe keeps from its end waits, and the attempt is not counted: an outage makes no dead letters. */
export const whileAway = async (clock: () => Instant, work: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await work()
  } catch (error) {
    const reason = uncertainOf(error)
    if (reason instanceof BillingUncertain || reason instanceof BillingBusy)
      return later(addMilliseconds(clock(), pauseMilliseconds), reason.message)
    throw error
  }
}
