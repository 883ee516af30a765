import type { PlanRefusal } from '../../billing/plans/planRefusal.ts'
import { HttpProblem } from './httpProblem.ts'

/** The operator has set no keys of Stripe, or has created no prices. */
export const billingNotSetUp = () =>
  new HttpProblem({
    status: 409,
    code: 'BILLING_NOT_SET_UP',
    title: 'Billing not set up',
    detail: 'Payments are not set up on this installation of Laurel. Ask its operator.',
  })

/** Stripe, or another change of the same team, takes too long. */
export const billingUncertain = (detail: string) =>
  new HttpProblem({ status: 503, code: 'UNAVAILABLE', title: 'Not certain yet', detail })

export const planProblem = (refusal: PlanRefusal, supportEmail: string): HttpProblem => {
  const { code } = refusal
  switch (code) {
    case 'ANNUAL_TO_MONTHLY':
      return new HttpProblem({
        status: 409,
        code,
        title: 'Annual plan',
        detail: `To switch to monthly billing, please email ${supportEmail}`,
      })
    case 'BILLING_NOT_SET_UP':
      return billingNotSetUp()
    case 'PAYMENT_METHOD_REQUIRED':
      return new HttpProblem({
        status: 409,
        code,
        title: 'Card required',
        detail: 'Add a card first, then choose the plan again.',
      })
    case 'PREVIEW_TOO_OLD':
      return new HttpProblem({
        status: 409,
        code,
        title: 'Preview too old',
        detail: 'The price was computed too long ago. Close this and choose the plan again.',
      })
    case 'PAYMENT_DECLINED':
      return new HttpProblem({
        status: 402,
        code,
        title: 'Payment declined',
        detail: `${refusal.message} Nothing was charged. Use another card, or ask your bank.`,
      })
    case 'PAYMENT_NEEDS_CONFIRMATION':
      return new HttpProblem({
        status: 402,
        code,
        title: 'Confirmation required',
        detail:
          'Your bank asks you to confirm each payment with this card. Nothing was charged. Use another card for this change.',
      })
  }
}
