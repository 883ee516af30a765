import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Currency, ExchangeRate, Money } from '@laurel/ledger/kernel/money.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Position } from '../wire/position.ts'
import { destinationLengthMax, destinationOf, destinationProblem, PayoutRail } from './payouts/destination.ts'
import { RedeemError } from './redeemReward.ts'
import { RedemptionStatus } from './redemption.ts'

export const cashOutPointsMin = 100
/** PayPal pays at most 20,000 US dollars at once. */
export const cashOutPointsMax = 2_000_000
export const cashOutPointsDefault = 100
export const verificationCodeLength = 4

const CashOutPoints = z.int().min(cashOutPointsMin).max(cashOutPointsMax)

/** What points are worth to a person in their country, now. */
export const CashOutQuote = z.object({
  rail: PayoutRail,
  points: Points,
  currency: Currency,
  /** Units of the currency for one US dollar. */
  rate: ExchangeRate.max(30),
  fee: Money,
  /** What arrives after the fee; zero where the fee takes all of it. */
  sent: Money,
})
export type CashOutQuote = z.infer<typeof CashOutQuote>

export const quoteCashOut = defineCall({
  name: 'quoteCashOut',
  method: 'GET',
  path: '/v1/paypal/quote',
  access: 'member',
  summary: 'What points are worth in a payout',
  query: z.object({
    rail: PayoutRail,
    amount: z.coerce.number().pipe(CashOutPoints),
  }),
  response: z.object({ quote: CashOutQuote }),
})

/** Why no payout was made; nothing was taken then. */
export const CashOutError = z.enum([
  ...RedeemError.options,
  /** A code was sent to the destination: verify it, and send the same call again. */
  'VERIFY_DESTINATION',
  /** The amount that arrives is less than the one that the person was shown. */
  'PRICE_CHANGED',
  /** The fee takes all of the amount. */
  'AMOUNT_TOO_SMALL',
  'NOT_AVAILABLE',
  'TOO_MANY_CODES',
  'CODE_NOT_SENT',
  /** No provider sends codes to such an account. */
  'NO_CODES',
])
export type CashOutError = z.infer<typeof CashOutError>

/** Sends money for points. The points are taken when the answer says `ok`. */
export const redeemPayPal = defineCall({
  name: 'redeemPayPal',
  method: 'POST',
  path: '/v1/paypal/redeem',
  access: 'member',
  summary: 'Cash out to PayPal or Venmo',
  body: z
    .object({
      rail: PayoutRail,
      /** In points. */
      amount: CashOutPoints,
      destination: z.string().trim().max(destinationLengthMax),
      currency: Currency.default('USD'),
      /** The amount that the person was shown, in minor units. A lower one is refused with PRICE_CHANGED. */
      sent: z.int().min(0).max(1_000_000_000_000).optional(),
    })
    .superRefine(({ rail, destination }, context) => {
      if (destinationOf(rail, destination) === undefined)
        context.addIssue({ code: 'custom', path: ['destination'], message: destinationProblem(rail) })
    }),
  response: z.object({
    ok: z.boolean(),
    error: CashOutError.nullable(),
    /** A sentence for the person when there is an error. */
    message: AnswerText.nullable(),
    id: Identifier.nullable(),
    redemption_id: Identifier.nullable(),
    status: RedemptionStatus.nullable(),
    points: Points,
    position: Position.nullable(),
    /** The current quote; null for a repeat of a payout that was made. */
    quote: CashOutQuote.nullable(),
    /** How the code was sent, with VERIFY_DESTINATION. */
    code_sent_by: z.enum(['email', 'phone']).nullable(),
  }),
  errors: ['MEMBER_INACTIVE'],
  isCommand: true,
})

/** Proves that an account belongs to the person, by the code that was sent there. */
export const verifyDestination = defineCall({
  name: 'verifyDestination',
  method: 'POST',
  path: '/v1/paypal/verify_destination',
  access: 'member',
  summary: 'Verify the account of a payout',
  body: z.object({
    destination: z.string().trim().min(1).max(destinationLengthMax),
    code: z.string().trim().max(verificationCodeLength),
  }),
  response: z.object({
    ok: z.boolean(),
    error: z.enum(['INVALID_CODE', 'CODE_ENDED']).nullable(),
    message: AnswerText.nullable(),
  }),
})
