import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { DeadLetterEvent } from './events.ts'
import type { DeadLetterState } from './state.ts'

/** Asks for a retry, after a person repaired the cause of the failure. */
export type RetryDeadLetter = Command<'retryDeadLetter', { readonly deadLetterId: string }>

export type RetryDeadLetterRejection =
  | { readonly code: 'DEAD_LETTER_UNKNOWN' }
  /** The retry is under way or done. */
  | { readonly code: 'DEAD_LETTER_ALREADY_RETRIED' }

export const retryDeadLetter = (
  state: DeadLetterState,
  { data: { deadLetterId } }: RetryDeadLetter,
): Decision<DeadLetterEvent, RetryDeadLetterRejection> => {
  const known = state.get(deadLetterId)
  if (!known) return reject({ code: 'DEAD_LETTER_UNKNOWN' })
  const { isOpen, rejectionCode: _reason, ...deadLetter } = known
  if (!isOpen) return reject({ code: 'DEAD_LETTER_ALREADY_RETRIED' })
  return accept({ type: 'DeadLetterRetried', data: { ...deadLetter, deadLetterId } })
}
