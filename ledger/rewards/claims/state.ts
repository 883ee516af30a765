import type { ClaimEvent } from './events.ts'

export type ClaimState = { readonly kind: 'unknown' } | ({ readonly kind: 'open' } & ClaimEvent['data'])

export const initialState: ClaimState = { kind: 'unknown' }

export const evolve = (_state: ClaimState, event: ClaimEvent): ClaimState => ({ kind: 'open', ...event.data })
