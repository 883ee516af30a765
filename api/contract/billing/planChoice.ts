import { BillingInterval, type PaidPlan } from '@laurel/ledger/teams/vocabulary.ts'
import { z } from 'zod'
import { planTypes } from './planFeatures.ts'

/** The plans that can be chosen, by their code: 1 Pro, 2 Core. */
export const PaidPlanType = z.union([z.literal(planTypes.pro), z.literal(planTypes.core)])
export type PaidPlanType = z.infer<typeof PaidPlanType>

/** A plan, and how often it is paid. */
export const PlanChoice = z.strictObject({ plan_type: PaidPlanType, billing_interval: BillingInterval })
export type PlanChoice = z.infer<typeof PlanChoice>

export const paidPlanOf = (type: PaidPlanType): PaidPlan => (type === planTypes.pro ? 'pro' : 'core')

/** Whether a change is left to the support: a year that is paid can't be changed to months. */
export const isToMonthly = (current: BillingInterval | null, wanted: BillingInterval): boolean =>
  current === 'ANNUAL' && wanted === 'MONTHLY'
