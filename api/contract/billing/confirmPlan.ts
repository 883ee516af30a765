import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { PlanChoice } from './planChoice.ts'

/** Begins a plan with a card whose bank asks a person about each payment. The payment provider reports the payment. */
export const confirmPlan = defineCall({
  name: 'confirmPlan',
  needsFreshSignIn: true,
  worksWhileInactive: true,
  method: 'POST',
  path: '/v1/team/billing/confirm_plan',
  access: 'admin',
  summary: 'The secret with which a page confirms the first payment of a plan with the bank',
  body: PlanChoice,
  response: z.object({ ok: z.literal(true), client_secret: AnswerText }),
  errors: [
    'ANNUAL_TO_MONTHLY',
    'BILLING_NOT_SET_UP',
    'PAYMENT_METHOD_REQUIRED',
    'PAYMENT_NEEDS_CONFIRMATION',
    'TEAM_UNKNOWN',
    'UNAVAILABLE',
  ],
})
