import { RedemptionId, RewardId } from '@laurel/ledger/kernel/ids.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Position } from '../wire/position.ts'
import { RedemptionStatus } from './redemption.ts'

/** The refusals a redemption can end with; nothing was taken then. */
export const RedeemError = z.enum([
  'INSUFFICIENT_POINTS',
  'INSUFFICIENT_FUNDS',
  'MEMBER_UNKNOWN',
  'OUT_OF_STOCK',
  'REDEMPTION_LIMIT',
])

/** Spends points on a company reward. The points are taken when the answer says `ok`. */
export const redeemReward = defineCall({
  name: 'redeemReward',
  method: 'POST',
  path: '/v1/rewards/redeem/:rewardId',
  access: 'member',
  summary: 'Redeem a company reward',
  params: z.object({ rewardId: RewardId }),
  response: z.object({
    ok: z.boolean(),
    error: RedeemError.nullable(),
    /** A sentence for the person when there is an error. */
    message: AnswerText.nullable(),
    redemption_id: RedemptionId,
    status: RedemptionStatus,
    points: Points,
    position: Position,
  }),
  errors: ['REWARD_UNKNOWN', 'MEMBER_INACTIVE'],
  isCommand: true,
})
