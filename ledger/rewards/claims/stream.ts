import type { Decider } from '../../kernel/decider.ts'
import type { ClaimEvent } from './events.ts'
import { type OpenClaim, openClaim } from './openClaim.ts'
import { type ClaimState, evolve, initialState } from './state.ts'

export type ClaimCommand = OpenClaim

export const claimDecider: Decider<ClaimState, ClaimCommand, ClaimEvent, never> = {
  initialState,
  decide: openClaim,
  evolve,
}
