import { billing } from './english/billing.ts'
import { exceptions } from './english/exceptions.ts'
import { plans } from './english/plans.ts'

/** The texts of billing, exceptions and plans, which `withBillingTexts` loads with their pages. */
export const billingTexts = { billing, exceptions, plans } as const
