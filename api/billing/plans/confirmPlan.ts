import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type Stripe from 'stripe'
import { inTurn } from '../inTurn.ts'
import { isInForce } from './pickSubscription.ts'
import type { WantedPlan } from './planChoices.ts'
import type { PlanDependencies } from './planDependencies.ts'
import type { PlanRefused } from './planRefusal.ts'
import { type PlanRejected, type PreparedPlan, preparePlan } from './preparePlan.ts'
import { BillingUncertain, uncertainOf } from './stripeProblem.ts'
import { withdrawUnconfirmed } from './withdrawUnconfirmed.ts'

/** What the page needs to confirm the first payment with the bank. */
export type BegunPlan = { readonly kind: 'begun'; readonly clientSecret: string }

/**
 * Begins a subscription with a card whose bank asks a person about each payment. Nothing is charged, and the team has no
 * plan, before the person confirms the first invoice on the page; the event of Stripe activates the plan. What stays
 * unconfirmed expires at Stripe after 23 hours.
 */
export const confirmPlan = (
  dependencies: PlanDependencies,
  teamId: TeamId,
  wanted: WantedPlan,
): Promise<BegunPlan | PlanRefused | PlanRejected> =>
  inTurn(dependencies.database, teamId, async () => {
    try {
      const prepared = await preparePlan(dependencies, teamId, wanted)
      return prepared.kind === 'prepared' ? await begin(dependencies.billing.stripe, prepared) : prepared
    } catch (error) {
      throw uncertainOf(error)
    }
  })

const begin = async (
  stripe: Stripe,
  { teamId, customer, price, quantity, known, current }: PreparedPlan,
): Promise<BegunPlan | PlanRefused> => {
  // A change of a subscription would be in effect before it is paid.
  if (current && isInForce(current)) return refusedChange
  await withdrawUnconfirmed(stripe, known)
  // Without a key of our own: a subscription that is begun twice charges nothing by itself.
  const { latest_invoice: invoice } = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id, quantity }],
    collection_method: 'charge_automatically',
    payment_behavior: 'default_incomplete',
    metadata: { team_id: teamId },
    expand: ['latest_invoice.confirmation_secret'],
  })
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
  // Credit paid for it: the subscription runs, and its event activates the plan.
  if (secret === undefined) throw new BillingUncertain()
  return { kind: 'begun', clientSecret: secret }
}

const refusedChange: PlanRefused = {
  kind: 'refused',
  refusal: { code: 'PAYMENT_NEEDS_CONFIRMATION', message: '' },
}
