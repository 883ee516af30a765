import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import { plainText } from '../../messages/useText.ts'
import { type Purchasing, usePurchase } from '../usePurchase.ts'

type Answer = (typeof redeemReward)['response']['_output']

export const useRedeem = (reward: CompanyReward): Purchasing<Answer> => {
  return usePurchase({
    send: ({ client }, idempotencyKey) =>
      client.call(
        redeemReward,
        { params: { rewardId: reward.id }, body: { points: reward.point_cost } },
        { idempotencyKey },
      ),
    sentences: { INSUFFICIENT_POINTS: plainText('purchase.notEnough') },
  })
}
