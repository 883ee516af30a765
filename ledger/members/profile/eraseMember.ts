import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { MemberId } from '../../kernel/ids.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'

/** Forgets a person. The sender has destroyed the key of their personal data before. */
export type EraseMember = Command<'eraseMember', { readonly memberId: MemberId }>

export const eraseMember = (
  state: MemberState,
  { data }: EraseMember,
): Decision<MemberEvent, MemberUnknown> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (state.isErased) return accept()
  return accept({ type: 'MemberErased', data: { memberId: data.memberId } })
}
