import { accept, type Command, type Decision } from '../kernel/decider.ts'
import type { CelebrationEvent } from './events.ts'
import type { CelebrationState } from './state.ts'
import type { CelebrationKind } from './vocabulary.ts'

/** Switches a kind of celebration off. */
export type DisableCelebration = Command<'disableCelebration', { readonly kind: CelebrationKind }>

export const disableCelebration = (
  { isEnabled }: CelebrationState,
  { data: { kind } }: DisableCelebration,
): Decision<CelebrationEvent, never> =>
  isEnabled ? accept({ type: 'CelebrationDisabled', data: { kind } }) : accept()
