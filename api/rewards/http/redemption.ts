import { thumbnailOf as thumbnailOfImage } from '@laurel/contract/rewards/itemImages.ts'
import type { MemberRedemption, Redemption } from '@laurel/contract/rewards/redemption.ts'
import type { RedemptionItem } from '@laurel/projections/rewards/redemptions/queries.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { storefrontChoice } from '../storefront/products.ts'

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

const thumbnailOf = ({ orderSummary, itemImage }: RedemptionItem): string | null => {
  if (itemImage !== null) return thumbnailOfImage(itemImage)
  if (orderSummary?.kind === 'storefront')
    return storefrontChoice(orderSummary.sku)?.variant.images[0] ?? null
  return orderSummary && 'thumbnailUrl' in orderSummary ? orderSummary.thumbnailUrl : null
}

export const memberRedemptionOf = (item: RedemptionItem): MemberRedemption => ({
  ...redemptionOf(item),
  redemption: { ...redemptionOf(item).redemption, ...styleOf(item) },
  user: userReferenceOf({
    memberId: item.memberId,
    name: item.memberName,
    pictureUrl: item.memberPictureUrl,
  }),
})

/** The style of an item that was chosen. */
export const styleOf = ({ orderSummary }: RedemptionItem): { readonly variant_name?: string } =>
  orderSummary?.kind === 'catalogItem' && orderSummary.variantName !== null
    ? { variant_name: orderSummary.variantName }
    : {}
