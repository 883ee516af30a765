import { billing } from './english/billing.ts'
import { plans } from './english/plans.ts'

/** The texts of billing and plans, which `withBillingTexts` loads with their pages. */
export const billingTexts = { billing, plans } as const
