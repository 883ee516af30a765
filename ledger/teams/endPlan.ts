import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { Instant } from '../kernel/instant.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { KnownTeam, TeamState } from './state.ts'
import type { PlanEndReason } from './vocabulary.ts'

/**
 * Ends a trial whose time is over, or the plan of the current subscription. Without effect where the trial goes on or led
 * to a plan, and for a subscription that was replaced.
 */
export type EndPlan = Command<
  'endPlan',
  {
    readonly reason: PlanEndReason
    /** Null for a trial. */
    readonly subscriptionReference: string | null
  }
>

export const endPlan = (
  state: TeamState,
  { data, occurredAt }: EndPlan,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  if (!hasEnded(state, data, occurredAt)) return accept()
  const plan = state.pausedPlan === null ? 'ended' : 'inactive'
  return accept({ type: 'PlanEnded', data: { ...data, plan } })
}

const hasEnded = (state: KnownTeam, { reason, subscriptionReference }: EndPlan['data'], at: Instant) => {
  const { subscription, trialEnd } = state
  if (reason !== 'trial') return subscription !== null && subscription.reference === subscriptionReference
  const isOnTrial = subscription === null && (state.pausedPlan ?? state.plan) !== 'ended'
  return isOnTrial && trialEnd !== null && trialEnd <= at
}
