import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { ClaimId, GrantId, MemberId } from '../../kernel/ids.ts'
import type { ClaimEvent } from './events.ts'
import type { ClaimState } from './state.ts'

/** Withdraws a claim whose award was taken back. A picked gift that is not handed over waits no more from then on. */
export type WithdrawClaim = Command<
  'withdrawClaim',
  { readonly claimId: ClaimId; readonly memberId: MemberId; readonly grantId: GrantId }
>

export const withdrawClaim = (state: ClaimState, { data }: WithdrawClaim): Decision<ClaimEvent, never> =>
  state.kind === 'open' || state.kind === 'claimed' ? accept({ type: 'ClaimWithdrawn', data }) : accept()
