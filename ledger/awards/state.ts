import { assertNever } from '../kernel/assertNever.ts'
import type { AwardEvent, SpotAward } from './events.ts'

export type AwardState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'offered'; readonly award: SpotAward }
  | { readonly kind: 'archived'; readonly award: SpotAward }

export const initialState: AwardState = { kind: 'unknown' }

export const evolve = (state: AwardState, event: AwardEvent): AwardState => {
  switch (event.type) {
    case 'AwardDefined':
      return { kind: 'offered', award: event.data }
    case 'AwardArchived':
      if (state.kind === 'unknown') throw new Error('AwardArchived comes before AwardDefined.')
      return { kind: 'archived', award: state.award }
    default:
      return assertNever(event)
  }
}
