import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { billingNotSetUp, billingUncertain } from '../../http/problems/planProblems.ts'
import { BillingBusy } from '../inTurn.ts'
import { BillingUncertain, uncertainOf } from '../plans/stripeProblem.ts'
import type { StripeBilling } from '../stripe/openStripe.ts'

/** The dependencies of what goes to Stripe. Throws where the operator has set no keys. */
export const moneyDependencies = ({ ledger, database, billing, clock }: Dependencies) => {
  if (!billing) throw billingNotSetUp()
  return {
    ledger,
    database,
    billing: billing satisfies StripeBilling,
    clock: (): Instant => instantOf(clock()),
  }
}

/** Answers with a problem that says so where Stripe, or another change of the same team, takes too long. */
export const orUncertain = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work
  } catch (error) {
    const known = uncertainOf(error)
    if (known instanceof BillingUncertain || known instanceof BillingBusy)
      throw billingUncertain(known.message)
    throw error
  }
}
