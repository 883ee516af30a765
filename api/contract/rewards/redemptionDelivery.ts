import { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'

/**
 * Shows the codes, links and instructions that arrived for a redemption of the signed-in person, on demand. Each look is
 * recorded in the security log. Lists never have them.
 */
export const readRedemptionDelivery = defineCall({
  name: 'readRedemptionDelivery',
  method: 'POST',
  path: '/v1/rewards/redemptions/:id/delivery',
  access: 'member',
  summary: 'The codes of a redemption of the signed-in person',
  params: z.object({ id: RedemptionId }),
  response: z.object({
    credentials: answerList(
      z.object({
        label: AnswerText,
        value: AnswerText,
        kind: z.enum(['text', 'code', 'pin', 'url', 'date']),
      }),
    ),
    instructions: AnswerText,
  }),
  errors: ['NOT_FOUND'],
})
