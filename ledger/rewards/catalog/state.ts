import { assertNever } from '../../kernel/assertNever.ts'
import type { RewardId } from '../../kernel/ids.ts'
import type { CatalogEvent, CompanyReward } from './events.ts'

export type CatalogState = { readonly rewards: ReadonlyMap<RewardId, CompanyReward> }

export const initialState: CatalogState = { rewards: new Map() }

export const evolve = (state: CatalogState, event: CatalogEvent): CatalogState => {
  const rewards = new Map(state.rewards)
  switch (event.type) {
    case 'RewardDefined':
      return { rewards: rewards.set(event.data.rewardId, event.data) }
    case 'RewardArchived':
      rewards.delete(event.data.rewardId)
      return { rewards }
    default:
      return assertNever(event)
  }
}
