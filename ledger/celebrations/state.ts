import { assertNever } from '../kernel/assertNever.ts'
import type { CelebrationEvent, CelebrationSettings } from './events.ts'

export type CelebrationState = {
  readonly isEnabled: boolean
  /** Null until it is set up. */
  readonly settings: CelebrationSettings | null
}

export const initialState: CelebrationState = { isEnabled: false, settings: null }

export const evolve = (state: CelebrationState, event: CelebrationEvent): CelebrationState => {
  switch (event.type) {
    case 'CelebrationSet':
      return { isEnabled: true, settings: event.data.settings }
    case 'CelebrationDisabled':
      return { ...state, isEnabled: false }
    default:
      return assertNever(event)
  }
}
