import { impossible } from '../kernel/assertNever.ts'
import type { Decider, Decision } from '../kernel/decider.ts'
import { type DisableCelebration, disableCelebration } from './disableCelebration.ts'
import type { CelebrationEvent } from './events.ts'
import { type SetCelebration, type SetCelebrationRejection, setCelebration } from './setCelebration.ts'
import { type CelebrationState, evolve, initialState } from './state.ts'

export type CelebrationCommand = SetCelebration | DisableCelebration
export type CelebrationRejection = SetCelebrationRejection

const decide = (
  state: CelebrationState,
  command: CelebrationCommand,
): Decision<CelebrationEvent, CelebrationRejection> => {
  switch (command.type) {
    case 'setCelebration':
      return setCelebration(state, command)
    case 'disableCelebration':
      return disableCelebration(state, command)
    default:
      return impossible(command)
  }
}

export const celebrationDecider: Decider<
  CelebrationState,
  CelebrationCommand,
  CelebrationEvent,
  CelebrationRejection
> = { initialState, decide, evolve }
