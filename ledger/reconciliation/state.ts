import type { ExceptionEvent } from './events.ts'
import type { ExceptionDecision } from './vocabulary.ts'

/** What was decided about an exception; null while it is open. */
export type ExceptionState = { readonly decision: ExceptionDecision | null }

export const initialState: ExceptionState = { decision: null }

export const evolve = (_state: ExceptionState, { data }: ExceptionEvent): ExceptionState => ({
  decision: data.decision,
})
