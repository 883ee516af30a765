import { BillingInterval } from '@laurel/ledger/teams/vocabulary.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { PaidPlanType } from './planChoice.ts'
import { Cents } from './subscription.ts'

/** The second for which proration is computed. The choice repeats it, so that it charges what was shown. */
export const ProrationDate = z.int().min(0).max(99_999_999_999)

const planCodes = { '1': 1, '2': 2 } as const

export const PlanPreview = z.object({
  plan_type: PaidPlanType,
  billing_interval: BillingInterval,
  /** The active members who are counted. */
  quantity: z.int().min(0),
  currency: AnswerText,
  /** For one active user and one interval. */
  unit_amount: Cents,
  /** Of every interval to come, without taxes. */
  recurring_amount: Cents,
  /** What is charged at once. */
  amount_due: Cents,
  /** The value of paid time that is not used, as a positive amount. */
  credit: Cents,
  lines: answerList(z.object({ description: AnswerText, amount: Cents, is_proration: z.boolean() })),
  /** When the next payment after this one is due. */
  next_payment_at: AnswerText.nullable(),
  /** Null where nothing is prorated. */
  proration_date: ProrationDate.nullable(),
})
export type PlanPreview = z.infer<typeof PlanPreview>

export const previewPlan = defineCall({
  name: 'previewPlan',
  method: 'GET',
  path: '/v1/team/billing/preview_plan',
  access: 'admin',
  summary: 'What choosing a plan would cost now and later',
  query: z.object({
    plan_type: z.enum(['1', '2']).transform(code => planCodes[code]),
    billing_interval: BillingInterval,
  }),
  response: PlanPreview,
  errors: ['ANNUAL_TO_MONTHLY', 'BILLING_NOT_SET_UP', 'UNAVAILABLE'],
})
