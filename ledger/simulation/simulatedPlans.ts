import type { LedgerCommand } from '../handling/commands.ts'
import { BillingInterval, PaidPlan, PlanEndReason } from '../teams/vocabulary.ts'
import type { Random } from './random.ts'

type Envelope = Pick<LedgerCommand, 'id' | 'teamId' | 'actor' | 'occurredAt'>

/** Invents subscriptions that are chosen, changed and ended, in any order and more than once. */
export const createSimulatedPlans = (random: Random, envelope: () => Envelope) => {
  const references = ['sub_1', 'sub_2', 'sub_3']
  let chosen = 'sub_1'

  const choosePlan = (): LedgerCommand => {
    chosen = random.pick(references)
    return {
      type: 'choosePlan',
      ...envelope(),
      data: {
        plan: random.pick(PaidPlan.options),
        interval: random.pick(BillingInterval.options),
        subscriptionReference: chosen,
      },
    }
  }

  return {
    nextOfPlans: (): LedgerCommand => {
      const kind = random.below(100)
      if (kind < 40) return choosePlan()
      if (kind < 85) {
        const reason = random.pick(PlanEndReason.options)
        const subscriptionReference = reason === 'trial' ? null : random.pick([chosen, ...references])
        return { type: 'endPlan', ...envelope(), data: { reason, subscriptionReference } }
      }
      return kind < 93
        ? { type: 'deactivateTeam', ...envelope(), data: {} }
        : { type: 'reactivateTeam', ...envelope(), data: {} }
    },
  }
}
