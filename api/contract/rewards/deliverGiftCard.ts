import { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { boundedText, requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'

/** Enters the codes of a gift card that an administrator ordered by hand. The card is complete afterwards. */
export const deliverGiftCard = defineCall({
  name: 'deliverGiftCard',
  method: 'POST',
  path: '/v1/admin/gift_cards/deliver/:redemptionId',
  access: 'admin',
  summary: 'Enter the codes of a gift card that was ordered by hand',
  params: z.object({ redemptionId: RedemptionId }),
  body: z.strictObject({
    credentials: z
      .array(
        z
          .strictObject({
            label: boundedText(100),
            value: requiredText(2000),
            kind: z.enum(['text', 'code', 'pin', 'url', 'date']),
          })
          .refine(({ kind, value }) => kind !== 'url' || /^https:\/\//i.test(value), {
            error: 'A link begins with https://. Enter anything else as text.',
          }),
      )
      .min(1)
      .max(10),
    instructions: boundedText(5000).default(''),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['REDEMPTION_UNKNOWN', 'OWN_REDEMPTION', 'REDEMPTION_MOVE_REFUSED'],
})
