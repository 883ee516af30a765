import type { PaymentRefusal } from './stripeProblem.ts'

/** Why a plan was not chosen. */
export type PlanRefusal =
  | PaymentRefusal
  | {
      readonly code:
        | 'ANNUAL_TO_MONTHLY'
        | 'BILLING_NOT_SET_UP'
        | 'PAYMENT_METHOD_REQUIRED'
        | 'PREVIEW_TOO_OLD'
    }

export type PlanRefused = { readonly kind: 'refused'; readonly refusal: PlanRefusal }

export const refuse = (code: Exclude<PlanRefusal['code'], PaymentRefusal['code']>): PlanRefused => ({
  kind: 'refused',
  refusal: { code },
})
