import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import type { PaymentMethod } from '@laurel/ledger/rewards/funds/vocabulary.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, After } from '../wire/position.ts'
import { Cents } from './subscription.ts'

/** The codes of how a team pays for rewards. */
export const rewardPaymentTypes = { prepaid: 0, postpay: 1 } as const satisfies Readonly<
  Record<PaymentMethod, number>
>

export const RewardPaymentType = z.union([
  z.literal(rewardPaymentTypes.prepaid),
  z.literal(rewardPaymentTypes.postpay),
])

export const setRewardsPaymentMethod = defineCall({
  name: 'setRewardsPaymentMethod',
  needsFreshSignIn: true,
  method: 'POST',
  path: '/v1/team/billing/rewards_payment_method',
  access: 'admin',
  summary: 'Choose how the team pays for rewards: 0 in advance, 1 after each month',
  body: z.strictObject({ payment_method: RewardPaymentType }),
  response: Acknowledged,
  errors: ['BILLING_NOT_SET_UP', 'PAYMENT_METHOD_REQUIRED', 'STATEMENT_UNPAID', 'UNAVAILABLE'],
  isCommand: true,
})

/** A month of rewards that the team pays for afterwards. */
export const RewardsPayment = z.object({
  payment_id: AnswerText,
  /** `2026-10` */
  month: AnswerText,
  /** In cents. */
  total_amount: Cents,
  /** When it was paid; null while it is open. */
  payment_time: AnswerText.nullable(),
  status: z.enum(['open', 'paid', 'failed', 'needs_confirmation']),
  /** The part that went back by refunds and disputes after it was paid. */
  reversed_amount: Cents,
  /** What the bank said, while it is not paid. */
  problem: AnswerText.nullable(),
  /** The payment at the payment provider; null before the first attempt. */
  pi_id: AnswerText.nullable(),
})
export type RewardsPayment = z.infer<typeof RewardsPayment>

export const listRewardsPayments = defineCall({
  name: 'listRewardsPayments',
  method: 'GET',
  path: '/v1/team/billing/rewards_payments',
  access: 'admin',
  summary: 'The months of rewards that the team pays for afterwards, the newest first',
  query: After,
  response: z.object({
    payments: answerList(RewardsPayment),
    /** What the team owes for rewards that no payment asks for yet, in cents. */
    accrued_amount: Cents,
    /** What the team owes for reversed payments, in cents: rewards pause until it is repaid. */
    owed_amount: Cents,
  }),
})

/** A redemption on the statement of a month. */
export const StatementLine = z.object({
  redemption_id: AnswerText,
  reward: AnswerText,
  /** In the month, what was taken is positive, what came back negative. */
  amount: Cents,
  points: Points,
  at: AnswerText,
})

/** More lines are in the file of ledger entries. */
export const statementLinesMax = 1_000

export const readRewardsPayment = defineCall({
  name: 'readRewardsPayment',
  method: 'GET',
  path: '/v1/team/billing/rewards_payments/:id',
  access: 'admin',
  summary: 'The statement of a month of rewards',
  params: z.object({ id: Identifier }),
  query: After,
  response: RewardsPayment.extend({
    lines: z.array(StatementLine).max(statementLinesMax),
    has_more_lines: z.boolean(),
    /** What is paid with this month, or not any more, because of other months, in cents. */
    other_amount: Cents,
    receipt_url: AnswerText.nullable(),
  }),
  errors: ['PAYMENT_UNKNOWN', 'UNAVAILABLE'],
})
