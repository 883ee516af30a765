import type { CatalogItem } from '@laurel/contract/rewards/catalogItem.ts'
import type { Claim } from '@laurel/contract/rewards/claim.ts'
import type { GiftOption } from '@laurel/ledger/awards/vocabulary.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { RewardRow } from '@laurel/projections/rewards/catalog/tables.ts'
import type { ClaimRow } from '@laurel/projections/rewards/claims/tables.ts'
import type { GiftReward } from '../claims/rewardsOfGifts.ts'
import { catalogItemOf } from './catalogItem.ts'
import { companyRewardOf } from './companyReward.ts'

export const claimOf = (
  { claimId, awardName, gifts, waitingRows }: ClaimRow,
  rewards: ReadonlyMap<string, GiftReward>,
): Claim => ({
  id: claimId,
  earned_award: { award: { name: awardName } },
  rewards: gifts.map((row, number) =>
    (waitingRows.includes(number) || row.every(isPlaceholder) ? row : []).map(option => {
      switch (option.type) {
        case 'PLACEHOLDER':
        case 'POINTS':
          return option
        case 'CUSTOM_REWARD': {
          const known = rewards.get(option.rewardId)
          return { type: option.type, reward: known ? rewardOf(known) : null }
        }
        default:
          return assertNever(option)
      }
    }),
  ),
})

const isPlaceholder = ({ type }: GiftOption): boolean => type === 'PLACEHOLDER'

const rewardOf = (known: GiftReward): CatalogItem =>
  known.kind === 'reward' ? handedOver(known.reward) : itemOf(known.item)

/** An archived item is sold out: nothing of it is left to pick. */
const itemOf = (item: Extract<GiftReward, { kind: 'item' }>['item']): CatalogItem => {
  const shown = catalogItemOf(item)
  return item.isArchived ? { ...shown, in_stock: false } : shown
}

const handedOver = (reward: RewardRow): CatalogItem => ({
  ...companyRewardOf(reward),
  images: [],
  variations: [],
  variation_stock: [],
  in_stock: true,
  countries: [],
  metadata: { use_shipping: false },
})
