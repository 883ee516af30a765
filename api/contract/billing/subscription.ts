import { BillingInterval } from '@laurel/ledger/teams/vocabulary.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'

/** An amount in the smallest unit of its currency. */
export const Cents = z.int()

const Price = z.object({
  id: AnswerText,
  /** For one active user and one interval. */
  unit_amount: Cents,
  currency: AnswerText,
  recurring: z.object({ interval: z.enum(['month', 'year']) }),
  metadata: z.object({ plan_id: AnswerText }),
})

export const SubscriptionItem = z.object({ price: Price, quantity: z.int().min(0) })

/** What the team pays for. Without a subscription there are no items. */
export const Subscription = z.object({
  items: answerList(SubscriptionItem),
  /** The state at the payment provider: `active`, `past_due`, `incomplete` and others. */
  status: AnswerText.nullable(),
  billing_interval: BillingInterval.nullable(),
  /** When the paid time ends, and the next payment is due. */
  current_period_end: AnswerText.nullable(),
  /** Whether the subscription ends then. */
  cancel_at_period_end: z.boolean(),
  /** The members whom a subscription counts now. */
  active_users: z.int().min(0),
  /** False while the operator has not connected a payment provider. */
  is_billing_set_up: z.boolean(),
  /** The address to write to about a change that the plans do not offer. */
  support_email: AnswerText,
})
export type Subscription = z.infer<typeof Subscription>

export const readSubscription = defineCall({
  name: 'readSubscription',
  method: 'GET',
  path: '/v1/team/billing/subscription',
  access: 'admin',
  summary: 'The subscription of the team',
  response: Subscription,
})
