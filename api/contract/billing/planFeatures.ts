import type { Plan } from '@laurel/ledger/teams/vocabulary.ts'

/** The features that not every plan includes, with the plans that include them. */
const planFeatures = {
  /** Spot awards, and the managers and allowances that go with them. */
  awards: ['pro'],
  /** Birthdays, work anniversaries and new hires. */
  celebrations: ['pro'],
} as const satisfies Readonly<Record<string, readonly Plan[]>>

export type PlanFeature = keyof typeof planFeatures

export const hasFeature = ({ plan }: { readonly plan: Plan }, feature: PlanFeature): boolean =>
  planFeatures[feature].some(included => included === plan)

/** Whether a team uses the product: it is neither deactivated nor is its trial over. */
export const isInUse = ({ plan }: { readonly plan: Plan }): boolean => plan !== 'inactive' && plan !== 'ended'

/** The codes of plans in the API. */
export const planTypes = {
  inactive: -2,
  ended: -1,
  freeCore: 0,
  pro: 1,
  core: 2,
} as const satisfies Readonly<Record<Plan, number>>

/** The same question where the team comes from the API. */
export const includesFeature = (
  { plan_type: type }: { readonly plan_type: number },
  feature: PlanFeature,
): boolean => planFeatures[feature].some(included => planTypes[included] === type)
