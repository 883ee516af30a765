import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import { type Purchasing, usePurchase } from '../usePurchase.ts'

type Answer = (typeof redeemReward)['response']['_output']

const sentences = { INSUFFICIENT_POINTS: "You don't have enough points for this reward!" }

export const useRedeem = (reward: CompanyReward): Purchasing<Answer> =>
  usePurchase({
    send: ({ client }, idempotencyKey) =>
      client.call(
        redeemReward,
        { params: { rewardId: reward.id }, body: { points: reward.point_cost } },
        { idempotencyKey },
      ),
    sentences,
  })
