import type { BillingInterval, PaidPlan } from '@laurel/ledger/teams/vocabulary.ts'

/** The price of an active user for a month, in cents of USD. */
export const monthlyCents = {
  core: { MONTHLY: 150, ANNUAL: 100 },
  pro: { MONTHLY: 400, ANNUAL: 300 },
} as const satisfies Readonly<Record<PaidPlan, Readonly<Record<BillingInterval, number>>>>

const months = { MONTHLY: 1, ANNUAL: 12 } as const satisfies Readonly<Record<BillingInterval, number>>

/** The price of an active user for one interval, which is what a subscription charges at once. */
export const intervalCents = (plan: PaidPlan, interval: BillingInterval): number =>
  monthlyCents[plan][interval] * months[interval]

/** How the payment provider names the intervals. */
export const recurringOf = {
  MONTHLY: 'month',
  ANNUAL: 'year',
} as const satisfies Readonly<Record<BillingInterval, 'month' | 'year'>>
