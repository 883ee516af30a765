import type { MemberRedemption, Redemption, RedemptionGroup } from '@laurel/contract/rewards/redemption.ts'
import type { RedemptionItem } from '@laurel/projections/rewards/redemptions/queries.ts'
import { userReferenceOf } from '../../people/userReference.ts'

export const redemptionOf = (item: RedemptionItem): Redemption => ({
  id: item.redemptionId,
  type: item.redemptionType,
  status: item.status,
  created_at: item.requestedAt,
  points: item.points,
  redemption: {
    id: item.rewardId,
    name: item.rewardName,
    emoji: item.rewardEmoji,
    thumbnail: thumbnailOf(item),
  },
})

/** Redemptions that were made together, in the order of their first ones. */
export const redemptionGroupsOf = (items: readonly RedemptionItem[]): RedemptionGroup[] =>
  [...Map.groupBy(items, ({ groupId }) => groupId)].flatMap(([groupById, group]) => {
    const redemptions = group.map(redemptionOf)
    const [first] = redemptions
    return first ? [{ groupById, type: first.type, created_at: first.created_at, redemptions }] : []
  })

const thumbnailOf = ({ orderSummary }: RedemptionItem): string | null =>
  orderSummary && 'thumbnailUrl' in orderSummary ? orderSummary.thumbnailUrl : null

export const memberRedemptionOf = (item: RedemptionItem): MemberRedemption => ({
  ...redemptionOf(item),
  user: userReferenceOf({
    memberId: item.memberId,
    name: item.memberName,
    pictureUrl: item.memberPictureUrl,
  }),
})
