import type { PaidPlanType } from '@laurel/contract/billing/planChoice.ts'
import { planTypes } from '@laurel/contract/billing/planFeatures.ts'
import type { PaidPlan } from '@laurel/ledger/teams/vocabulary.ts'
import type { TextKey } from '../../messages/useText.ts'

type PlanTexts = {
  readonly plan: PaidPlan
  readonly type: PaidPlanType
  readonly name: TextKey
  readonly sentence: TextKey
  /** A line for each thing that the plan adds. */
  readonly contents: TextKey
}

/** The plans that can be chosen, in the order of the selector. */
export const paidPlans: readonly PlanTexts[] = [
  {
    plan: 'core',
    type: planTypes.core,
    name: 'plans.core',
    sentence: 'plans.coreFor',
    contents: 'plans.coreContents',
  },
  {
    plan: 'pro',
    type: planTypes.pro,
    name: 'plans.pro',
    sentence: 'plans.proFor',
    contents: 'plans.proContents',
  },
]

export const planNameOf = (plan: PaidPlan): TextKey => (plan === 'pro' ? 'plans.pro' : 'plans.core')
