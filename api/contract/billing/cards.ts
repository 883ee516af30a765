import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'

/** The payment provider's id of an object. */
export const ProviderId = requiredText(255).regex(/^[A-Za-z0-9_]+$/, {
  error: 'Send the id as it was received.',
})

/** A card of the team. Its number is known to the payment provider alone. */
export const PaymentSource = z.object({
  id: AnswerText,
  card: z.object({
    /** `visa`, `mastercard` and others. */
    brand: AnswerText,
    last4: AnswerText,
    exp_month: z.int(),
    exp_year: z.int(),
  }),
  /** The one that plans and postpaid rewards are charged to. */
  is_default: z.boolean(),
})
export type PaymentSource = z.infer<typeof PaymentSource>

export const Billing = z.object({
  sources: answerList(PaymentSource),
  /** False while the operator has not connected a payment provider. */
  is_billing_set_up: z.boolean(),
  /** The key with which pages load the form for cards; null while no payment provider is connected. */
  publishable_key: AnswerText.nullable(),
  /** The script of the payment provider, which makes the form. */
  script_url: AnswerText.nullable(),
})
export type Billing = z.infer<typeof Billing>

export const readBilling = defineCall({
  name: 'readBilling',
  method: 'GET',
  path: '/v1/team/billing',
  access: 'admin',
  summary: 'The cards of the team',
  response: Billing,
  errors: ['UNAVAILABLE'],
})

export const setupCard = defineCall({
  name: 'setupCard',
  method: 'GET',
  path: '/v1/team/billing/setup_card',
  access: 'admin',
  summary: 'The secret with which a page saves a new card at the payment provider',
  response: z.object({ client_secret: AnswerText }),
  errors: ['BILLING_NOT_SET_UP', 'UNAVAILABLE'],
})

const Done = z.object({ ok: z.literal(true) })

export const chooseDefaultCard = defineCall({
  name: 'chooseDefaultCard',
  worksWhileInactive: true,
  method: 'POST',
  path: '/v1/team/billing/default_card',
  access: 'admin',
  summary: 'Choose the card that plans and rewards are charged to',
  body: z.strictObject({ card_id: ProviderId }),
  response: Done,
  errors: ['BILLING_NOT_SET_UP', 'CARD_UNKNOWN', 'UNAVAILABLE'],
})

export const removeCard = defineCall({
  name: 'removeCard',
  needsFreshSignIn: true,
  worksWhileInactive: true,
  method: 'DELETE',
  path: '/v1/team/billing/cards/:id',
  access: 'admin',
  summary: 'Remove a card of the team',
  params: z.object({ id: ProviderId }),
  response: Done,
  errors: ['BILLING_NOT_SET_UP', 'CARD_UNKNOWN', 'CARD_IN_USE', 'UNAVAILABLE'],
})
