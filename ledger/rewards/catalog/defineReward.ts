import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import { jsonEquals } from '../../kernel/jsonEquals.ts'
import type { CatalogEvent, CompanyReward } from './events.ts'
import type { CatalogState } from './state.ts'

/** Adds a company reward, or changes the one with the same id. Open redemptions keep the price they were made at. */
export type DefineReward = Command<'defineReward', CompanyReward>

export const defineReward = (state: CatalogState, { data }: DefineReward): Decision<CatalogEvent, never> =>
  jsonEquals(state.rewards.get(data.rewardId), data) ? accept() : accept({ type: 'RewardDefined', data })
