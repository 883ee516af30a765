import type { PlanRefusal } from '../../billing/plans/planRefusal.ts'
import { say, written } from '../../messages/sentence.ts'
import { HttpProblem } from './httpProblem.ts'

/** The operator has set no keys of Stripe, or has created no prices. */
export const billingNotSetUp = () =>
  new HttpProblem({ status: 409, code: 'BILLING_NOT_SET_UP', says: 'problems.BILLING_NOT_SET_UP' })

/** Stripe, or another change of the same team, takes too long. */
export const billingUncertain = (english: string) =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    says: 'problems.billingUncertain',
    detail: written(english),
  })

export const planProblem = (refusal: PlanRefusal, supportEmail: string): HttpProblem => {
  const { code } = refusal
  switch (code) {
    case 'ANNUAL_TO_MONTHLY':
      return new HttpProblem({
        status: 409,
        code,
        says: 'problems.ANNUAL_TO_MONTHLY',
        options: { email: supportEmail },
      })
    case 'BILLING_NOT_SET_UP':
      return billingNotSetUp()
    case 'PAYMENT_METHOD_REQUIRED':
      return new HttpProblem({
        status: 409,
        code,
        says: 'problems.PAYMENT_METHOD_REQUIRED',
        detail: say('problems.PAYMENT_METHOD_REQUIRED.plan'),
      })
    case 'PREVIEW_TOO_OLD':
      return new HttpProblem({ status: 409, code, says: 'problems.PREVIEW_TOO_OLD' })
    case 'PAYMENT_DECLINED':
      return new HttpProblem({
        status: 402,
        code,
        says: 'problems.PAYMENT_DECLINED',
        options: { reason: refusal.message },
      })
    case 'PAYMENT_NEEDS_CONFIRMATION':
      return new HttpProblem({ status: 402, code, says: 'problems.PAYMENT_NEEDS_CONFIRMATION' })
  }
}
