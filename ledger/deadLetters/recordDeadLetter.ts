import { accept, type Command, type Decision } from '../kernel/decider.ts'
import { deadLetterIdOf } from './deadLetterIdOf.ts'
import type { DeadLetterEvent, ReactionDeadLettered } from './events.ts'
import type { DeadLetterState } from './state.ts'

export type RecordDeadLetter = Command<
  'recordDeadLetter',
  ReturnType<typeof ReactionDeadLettered.parse>['data']
>

/** Never rejects, so that no failed reaction is lost. An open dead letter with the same reason is a duplicate. */
export const recordDeadLetter = (
  state: DeadLetterState,
  { data }: RecordDeadLetter,
): Decision<DeadLetterEvent, never> => {
  const known = state.get(deadLetterIdOf(data))
  if (known?.isOpen && known.rejectionCode === data.rejectionCode) return accept()
  return accept({ type: 'ReactionDeadLettered', data })
}
