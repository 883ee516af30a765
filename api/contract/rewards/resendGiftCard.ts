import { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'

const answer = z.object({
  ok: z.boolean(),
  error: z
    .enum(['NOT_SENT_YET', 'NOT_SUPPORTED', 'NO_EMAIL', 'TOO_SOON', 'VENDOR_UNAVAILABLE', 'REFUSED'])
    .nullable(),
  /** A sentence for the person when there is an error. */
  message: AnswerText.nullable(),
})

/** Lets the vendor send the codes of a delivered gift card again, to the e-mail address of its owner. */
export const resendGiftCard = defineCall({
  name: 'resendGiftCard',
  method: 'POST',
  path: '/v1/gift_cards/resend/:redemptionId',
  access: 'member',
  summary: 'Send the codes of an own gift card again',
  params: z.object({ redemptionId: RedemptionId }),
  response: answer,
  errors: ['REDEMPTION_UNKNOWN'],
})

/** The same for the gift card of another member. */
export const resendMembersGiftCard = defineCall({
  name: 'resendMembersGiftCard',
  method: 'POST',
  path: '/v1/admin/gift_cards/resend/:redemptionId',
  access: 'admin',
  summary: 'Send the codes of a member’s gift card again',
  params: z.object({ redemptionId: RedemptionId }),
  response: answer,
  errors: ['REDEMPTION_UNKNOWN'],
})
