import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'
import { ProviderId } from './cards.ts'
import { Cents } from './subscription.ts'

/** A point costs a cent, and the payment provider takes no payment below 50 cents. */
export const topUpPointsMin = 50
/** 100,000 USD; more is agreed with the support. */
export const topUpPointsMax = 10_000_000

export const TopUpPoints = z.coerce
  .number()
  .int()
  .min(topUpPointsMin, { error: 'Buy at least 50 points.' })
  .max(topUpPointsMax, { error: 'Buy at most 10,000,000 points at once.' })

/** What the page needs to pay. Points are credited when the payment provider reports the payment. */
export const TopUpIntent = z.object({
  /** The payment; the top-up in the history names it as `transaction.pi_id`. */
  intent_id: AnswerText,
  client_secret: AnswerText,
  points: Points,
  /** What is charged, in cents: the points and the fee. */
  amount: Cents,
  fee: Cents,
  currency: AnswerText,
})
export type TopUpIntent = z.infer<typeof TopUpIntent>

export const topUpIntent = defineCall({
  name: 'topUpIntent',
  needsFreshSignIn: true,
  method: 'GET',
  path: '/v1/team/billing/topup_intent',
  access: 'admin',
  summary: 'Begin the payment of a top-up, or change its points before it is paid',
  query: z.object({ point_amount: TopUpPoints, intent_id: ProviderId.optional() }),
  response: TopUpIntent,
  errors: ['BILLING_NOT_SET_UP', 'PAYMENT_UNKNOWN', 'PAYMENT_NOT_OPEN', 'UNAVAILABLE'],
})

/** A payment of the team. */
export const PaymentIntent = z.object({
  id: AnswerText,
  /** `succeeded`, `requires_payment_method`, `requires_action`, `processing`, `canceled` and others. */
  status: AnswerText,
  amount: Cents,
  currency: AnswerText,
  created_at: AnswerText,
  /** With which the page confirms the payment; null when it is over. */
  client_secret: AnswerText.nullable(),
  /** What the bank said about the last attempt. */
  problem: AnswerText.nullable(),
  card: z.object({ brand: AnswerText, last4: AnswerText }).nullable(),
  /** The receipt of the payment provider. */
  receipt_url: AnswerText.nullable(),
  receipt_number: AnswerText.nullable(),
})
export type PaymentIntent = z.infer<typeof PaymentIntent>

export const readPaymentIntent = defineCall({
  name: 'readPaymentIntent',
  method: 'GET',
  path: '/v1/team/billing/payment_intent/:id',
  access: 'admin',
  summary: 'One payment of the team',
  params: z.object({ id: ProviderId }),
  response: PaymentIntent,
  errors: ['BILLING_NOT_SET_UP', 'PAYMENT_UNKNOWN', 'UNAVAILABLE'],
})

export const TopUp = z.object({
  id: AnswerText,
  points: Points,
  /** The part whose money went back by refunds and disputes. */
  reversed_points: Points,
  created_at: AnswerText,
  transaction: z.object({ pi_id: AnswerText }),
})
export type TopUp = z.infer<typeof TopUp>

const topUpsDefault = 20
const topUpsMax = 100

export const listTopUps = defineCall({
  name: 'listTopUps',
  method: 'GET',
  path: '/v1/team/topups',
  access: 'admin',
  summary: 'The top-ups of the team, the newest first',
  query: After.extend({ limit: z.coerce.number().int().min(1).max(topUpsMax).default(topUpsDefault) }),
  response: z.object({ topups: answerList(TopUp) }),
})
