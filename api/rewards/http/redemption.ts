import type { MemberRedemption, Redemption, RedemptionGroup } from '@laurel/contract/rewards/redemption.ts'
import type { RedemptionItem } from '@laurel/projections/rewards/redemptions/queries.ts'
import { userReferenceOf } from '../../people/userReference.ts'

export const redemptionOf = (item: RedemptionItem): Redemption => ({
  id: item.redemptionId,
  type: item.redemptionType,
  status: item.status,
  created_at: item.requestedAt,
  points: item.points,
  redemption: { id: item.rewardId, name: item.rewardName, emoji: item.rewardEmoji, thumbnail: null },
})

/** Company rewards are redeemed one at a time: each is a group of its own. */
export const redemptionGroupOf = (item: RedemptionItem): RedemptionGroup => {
  const redemption = redemptionOf(item)
  const { id, type, created_at } = redemption
  return { groupById: id, type, created_at, redemptions: [redemption] }
}

export const memberRedemptionOf = (item: RedemptionItem): MemberRedemption => ({
  ...redemptionOf(item),
  user: userReferenceOf({
    memberId: item.memberId,
    name: item.memberName,
    pictureUrl: item.memberPictureUrl,
  }),
})
