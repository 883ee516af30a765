import { assertNever } from '../../kernel/assertNever.ts'
import type { ClaimEvent } from './events.ts'

export type ClaimState = { readonly kind: 'unknown' | 'open' | 'withdrawn' }

export const initialState: ClaimState = { kind: 'unknown' }

export const evolve = (_state: ClaimState, event: ClaimEvent): ClaimState => {
  switch (event.type) {
    case 'ClaimOpened':
      return { kind: 'open' }
    case 'ClaimWithdrawn':
      return { kind: 'withdrawn' }
    default:
      return assertNever(event)
  }
}
