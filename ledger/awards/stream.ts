import { impossible } from '../kernel/assertNever.ts'
import type { Decider, Decision } from '../kernel/decider.ts'
import { type ArchiveAward, type AwardUnknown, archiveAward } from './archiveAward.ts'
import { type DefineAward, defineAward } from './defineAward.ts'
import type { AwardEvent } from './events.ts'
import { type AwardState, evolve, initialState } from './state.ts'
import type { GiftRowRejection } from './vocabulary.ts'

export type AwardCommand = DefineAward | ArchiveAward
export type AwardRejection = AwardUnknown | GiftRowRejection

const decide = (state: AwardState, command: AwardCommand): Decision<AwardEvent, AwardRejection> => {
  switch (command.type) {
    case 'defineAward':
      return defineAward(state, command)
    case 'archiveAward':
      return archiveAward(state, command)
    default:
      return impossible(command)
  }
}

export const awardDecider: Decider<AwardState, AwardCommand, AwardEvent, AwardRejection> = {
  initialState,
  decide,
  evolve,
}
