import { Identifier, RedemptionId, RewardId } from '@laurel/ledger/kernel/ids.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Position } from '../wire/position.ts'
import { RedemptionStatus } from './redemption.ts'

/** The refusals a redemption can end with; nothing was taken then. */
export const RedeemError = z.enum([
  'INSUFFICIENT_POINTS',
  'INSUFFICIENT_FUNDS',
  'FUND_OWES',
  'MEMBER_UNKNOWN',
  'OUT_OF_STOCK',
  'REDEMPTION_LIMIT',
  'PRICE_CHANGED',
])

/**
 * Spends points on a company reward or on an item of the team's catalog. The points are taken when the answer says `ok`.
 * A price other than the one that was sent answers PRICE_CHANGED with the new one, and makes no redemption.
 */
export const redeemReward = defineCall({
  name: 'redeemReward',
  method: 'POST',
  path: '/v1/rewards/redeem/:rewardId',
  access: 'member',
  keyScope: 'rewards:redeem',
  summary: 'Redeem a company reward or an item of the catalog',
  params: z.object({ rewardId: RewardId }),
  body: z
    .object({
      /** The address of the person that a shipped item goes to. */
      addr_id: Identifier.optional(),
      variant_id: Identifier.optional(),
      /** What the style was called; the server knows its name. */
      variant_name: boundedText(200).optional(),
      /** The price that the person saw. */
      points: Points.optional(),
    })
    .nullish(),
  response: z.object({
    ok: z.boolean(),
    error: RedeemError.nullable(),
    /** A sentence for the person when there is an error. */
    message: AnswerText.nullable(),
    redemption_id: RedemptionId.nullable(),
    status: RedemptionStatus.nullable(),
    points: Points,
    position: Position.nullable(),
  }),
  errors: ['REWARD_UNKNOWN', 'MEMBER_INACTIVE', 'VARIANT_REQUIRED', 'ADDRESS_REQUIRED', 'COUNTRY_NOT_SERVED'],
  isCommand: true,
})
