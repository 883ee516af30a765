import type { Actor } from '../kernel/actor.ts'
import { reject } from '../kernel/decider.ts'
import type { MemberId } from '../kernel/ids.ts'
import { openProposalsMax } from './limits.ts'
import type { KnownMember } from './state.ts'

/** Too much of a member waits for approval already. */
export type TooManyProposals = { readonly code: 'TOO_MANY_PROPOSALS'; readonly limit: number }

/** What waits for a second administrator: who asked for it, and who gains by it. */
export type Proposal = { readonly proposedBy: MemberId; readonly gainedBy: readonly MemberId[] }

/** A second administrator decides: neither the one who asked, nor one who gains. */
export const isOwnProposal = ({ proposedBy, gainedBy }: Proposal, { id }: Actor): boolean =>
  id === proposedBy || gainedBy.includes(id)

/** Refuses a further proposal where too many of the member are open, adjustments and awards together. */
export const refuseProposal = ({ proposals, proposedAwards }: KnownMember) =>
  proposals.size + proposedAwards.size >= openProposalsMax
    ? reject<TooManyProposals>({ code: 'TOO_MANY_PROPOSALS', limit: openProposalsMax })
    : undefined
