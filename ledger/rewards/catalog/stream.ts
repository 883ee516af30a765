import { impossible } from '../../kernel/assertNever.ts'
import type { Decider, Decision } from '../../kernel/decider.ts'
import { type ArchiveReward, archiveReward, type RewardUnknown } from './archiveReward.ts'
import { type DefineReward, defineReward } from './defineReward.ts'
import type { CatalogEvent } from './events.ts'
import { type CatalogState, evolve, initialState } from './state.ts'

export type CatalogCommand = DefineReward | ArchiveReward
export type CatalogRejection = RewardUnknown

const decide = (state: CatalogState, command: CatalogCommand): Decision<CatalogEvent, CatalogRejection> => {
  switch (command.type) {
    case 'defineReward':
      return defineReward(state, command)
    case 'archiveReward':
      return archiveReward(state, command)
    default:
      return impossible(command)
  }
}

export const catalogDecider: Decider<CatalogState, CatalogCommand, CatalogEvent, CatalogRejection> = {
  initialState,
  decide,
  evolve,
}
