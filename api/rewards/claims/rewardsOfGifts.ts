import type { GiftRow } from '@laurel/ledger/awards/vocabulary.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { listRewards } from '@laurel/projections/rewards/catalog/queries.ts'
import type { RewardRow } from '@laurel/projections/rewards/catalog/tables.ts'
import { type ItemWithStock, listItems } from '@laurel/projections/rewards/items/queries.ts'

const rewardsMax = 1_000

/** A company reward, or an item of the catalog. */
export type GiftReward =
  | { readonly kind: 'reward'; readonly reward: RewardRow }
  | { readonly kind: 'item'; readonly item: ItemWithStock }

/** What the options of gifts are, by their ids, archived ones included: an archived reward is still owed. */
export const rewardsOfGifts = async (
  database: Queryable,
  teamId: TeamId,
  gifts: readonly GiftRow[],
): Promise<ReadonlyMap<string, GiftReward>> => {
  const ids = gifts.flat().flatMap(option => (option.type === 'CUSTOM_REWARD' ? [option.rewardId] : []))
  if (ids.length === 0) return new Map()
  const [rewards, items] = await Promise.all([
    listRewards(database, teamId, { rewardIds: ids, limit: rewardsMax, isCounted: false }),
    listItems(database, teamId, { itemIds: ids, limit: rewardsMax, isCounted: false }),
  ])
  return new Map<string, GiftReward>([
    ...rewards.rows.map(reward => [reward.rewardId, { kind: 'reward', reward }] as const),
    ...items.rows.map(item => [item.itemId, { kind: 'item', item }] as const),
  ])
}
