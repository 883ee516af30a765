import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { RewardId } from '../../kernel/ids.ts'
import type { CatalogEvent } from './events.ts'
import type { CatalogState } from './state.ts'

/** Takes a company reward off the shelf; its history stays. */
export type ArchiveReward = Command<'archiveReward', { readonly rewardId: RewardId }>

export type RewardUnknown = { readonly code: 'REWARD_UNKNOWN' }

export const archiveReward = (
  state: CatalogState,
  { data }: ArchiveReward,
): Decision<CatalogEvent, RewardUnknown> =>
  state.rewards.has(data.rewardId)
    ? accept({ type: 'RewardArchived', data: { rewardId: data.rewardId } })
    : reject({ code: 'REWARD_UNKNOWN' })
