import { ClaimId, Identifier, RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Position } from '../wire/position.ts'

const Row = z.int().min(0).max(19)

/** What a picked item needs: the address that it goes to, and its style. */
const ItemChoice = z.object({
  addr_id: Identifier.optional(),
  variant_id: Identifier.optional(),
  variant_name: boundedText(200).optional(),
})

/**
 * Picks one option in each row of a claim: all rows or none. Points are credited, and each reward becomes a redemption
 * that costs nothing. A second claim answers ALREADY_CLAIMED and records nothing.
 */
export const claimGifts = defineCall({
  name: 'claimGifts',
  method: 'POST',
  path: '/v1/rewards/claims/:id/claim',
  access: 'member',
  summary: 'Pick the gifts of an award',
  params: z.object({ id: ClaimId }),
  body: z.object({
    /** The rows and options by their numbers, from 0, as the pending claims answer them. */
    claims: z
      .array(z.object({ row: Row, option: Row }))
      .min(1)
      .max(20),
    /** By the numbers of the rows. */
    claim_data: z
      .record(
        z
          .string()
          .regex(/^\d{1,2}$/)
          .max(2),
        ItemChoice,
      )
      .default({}),
  }),
  response: z.object({
    ok: z.boolean(),
    error: z.enum(['ALREADY_CLAIMED', 'OUT_OF_STOCK']).nullable(),
    /** A sentence for the person when there is an error. */
    message: AnswerText.nullable(),
    redemption_ids: z.array(RedemptionId).max(20),
    /** The points that were credited. */
    points: Points,
    /** Null if nothing was recorded. */
    position: Position.nullable(),
  }),
  errors: [
    'CLAIM_UNKNOWN',
    'PICKS_REFUSED',
    'REWARD_UNKNOWN',
    'VARIANT_REQUIRED',
    'ADDRESS_REQUIRED',
    'COUNTRY_NOT_SERVED',
  ],
  isCommand: true,
})
