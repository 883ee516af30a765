import type { ExceptionEvent } from './events.ts'
import type { ExceptionDecision } from './vocabulary.ts'

/** What was decided about an exception, and why; null while it is open. */
export type ExceptionState = {
  readonly decision: ExceptionDecision | null
  readonly reason: string | null
}

export const initialState: ExceptionState = { decision: null, reason: null }

export const evolve = (_state: ExceptionState, { data }: ExceptionEvent): ExceptionState => ({
  decision: data.decision,
  reason: data.reason,
})
