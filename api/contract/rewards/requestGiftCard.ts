import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'

export const giftCardRequestPointsMin = 100
export const giftCardRequestPointsMax = 1_000_000

/** Asks people for a gift card where no vendor offers one. No points are taken. */
export const requestGiftCard = defineCall({
  name: 'requestGiftCard',
  method: 'POST',
  path: '/v1/gift_cards/manual_request',
  access: 'member',
  summary: 'Ask for a gift card where the catalog has none',
  body: z.strictObject({
    point_amount: z.int().min(giftCardRequestPointsMin).max(giftCardRequestPointsMax),
  }),
  response: z.object({
    ok: z.boolean(),
    error: z.enum(['NOT_SET_UP']).nullable(),
    /** A sentence for the person when there is an error. */
    message: AnswerText.nullable(),
  }),
})
