import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'
import type { BillingInterval, PaidPlan } from './vocabulary.ts'

/**
 * Records the plan that the team subscribed to. The same choice again changes nothing: a repeated notice of the payment
 * provider does not activate a team that was deactivated since.
 */
export type ChoosePlan = Command<
  'choosePlan',
  { readonly plan: PaidPlan; readonly interval: BillingInterval; readonly subscriptionReference: string }
>

export const choosePlan = (state: TeamState, { data }: ChoosePlan): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  const { subscription } = state
  const isSame =
    subscription?.plan === data.plan &&
    subscription.interval === data.interval &&
    subscription.reference === data.subscriptionReference
  return isSame ? accept() : accept({ type: 'PlanChosen', data })
}
