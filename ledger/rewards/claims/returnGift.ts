import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { ClaimId, MemberId, RedemptionId } from '../../kernel/ids.ts'
import type { ClaimEvent } from './events.ts'
import type { ClaimState } from './state.ts'

/** Lets a row wait again whose picked reward was sold out after all, or is not handed over. */
export type ReturnGift = Command<
  'returnGift',
  { readonly claimId: ClaimId; readonly memberId: MemberId; readonly redemptionId: RedemptionId }
>

export const returnGift = (state: ClaimState, { data }: ReturnGift): Decision<ClaimEvent, never> => {
  if (state.kind === 'unknown') return accept()
  const row = state.picked.get(data.redemptionId)
  if (row === undefined) return accept()
  const waiting = [...state.waiting, row].toSorted((one, other) => one - other)
  return accept({ type: 'GiftReturned', data: { ...data, grantId: state.grantId, row, waiting } })
}
