import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { ExceptionDecided, ExceptionEvent } from './events.ts'
import type { ExceptionState } from './state.ts'
import type { ExceptionDecision } from './vocabulary.ts'

/** Decides about an exception, once. A compensation that the books refused, or that did not help, can still be given up. */
export type DecideException = Command<'decideException', ReturnType<typeof ExceptionDecided.parse>['data']>

export type DecideExceptionRejection =
  | { readonly code: 'REASON_REQUIRED' }
  | { readonly code: 'EXCEPTION_DECIDED'; readonly decision: ExceptionDecision }

export const decideException = (
  state: ExceptionState,
  { data }: DecideException,
): Decision<ExceptionEvent, DecideExceptionRejection> => {
  if (data.reason.trim() === '') return reject({ code: 'REASON_REQUIRED' })
  if (state.decision === data.decision) return accept()
  if (state.decision === 'accept') return reject({ code: 'EXCEPTION_DECIDED', decision: state.decision })
  return accept({ type: 'ExceptionDecided', data })
}
