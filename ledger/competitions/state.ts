import { assertNever } from '../kernel/assertNever.ts'
import type { Competition, CompetitionEvent } from './events.ts'

export type KnownCompetition = {
  readonly kind: 'open' | 'archived' | 'complete'
  readonly competition: Competition
}

export type CompetitionState = { readonly kind: 'unknown' } | KnownCompetition

export const initialState: CompetitionState = { kind: 'unknown' }

export const evolve = (state: CompetitionState, event: CompetitionEvent): CompetitionState => {
  if (event.type === 'CompetitionCreated') return { kind: 'open', competition: event.data }
  if (state.kind === 'unknown') throw new Error(`${event.type} comes before CompetitionCreated.`)
  switch (event.type) {
    case 'CompetitionArchived':
      return { ...state, kind: 'archived' }
    case 'CompetitionCompleted':
      return { ...state, kind: 'complete' }
    case 'CompetitionResultContinued':
      return state
    default:
      return assertNever(event)
  }
}
