import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'
import { PlanChoice } from './planChoice.ts'
import { ProrationDate } from './previewPlan.ts'

/** Chooses a plan with the default card, or changes the one there is. A team that may use nothing is woken by it. */
export const selectPlan = defineCall({
  name: 'selectPlan',
  needsFreshSignIn: true,
  worksWhileInactive: true,
  method: 'POST',
  path: '/v1/team/billing/select_plan',
  access: 'admin',
  summary: 'Choose a plan',
  body: PlanChoice.extend({
    /** From the preview. Left out, proration is computed for now. */
    proration_date: ProrationDate.optional(),
  }),
  response: Acknowledged.extend({ result: z.literal('UPDATED_SUBSCRIPTION') }),
  errors: [
    'ANNUAL_TO_MONTHLY',
    'BILLING_NOT_SET_UP',
    'PAYMENT_METHOD_REQUIRED',
    'PAYMENT_DECLINED',
    'PAYMENT_NEEDS_CONFIRMATION',
    'PREVIEW_TOO_OLD',
    'TEAM_UNKNOWN',
    'UNAVAILABLE',
  ],
  isCommand: true,
})
