import { accept, type Command, type Decision } from '../decider/decider.ts'
import type { MemberId } from '../values/ids.ts'
import { jsonEquals } from '../values/jsonEquals.ts'
import type { MemberDetails } from './details.ts'
import type { MemberEvent } from './events.ts'
import { type MemberUnknown, memberUnknown } from './memberUnknown.ts'
import type { MemberState } from './state.ts'

/** Changes what people operations keep of a member; what is not named stays. */
export type ChangeMemberDetails = Command<
  'changeMemberDetails',
  { readonly memberId: MemberId; readonly changes: Partial<MemberDetails> }
>

export const changeMemberDetails = (
  state: MemberState,
  { data: { memberId, changes } }: ChangeMemberDetails,
): Decision<MemberEvent, MemberUnknown> => {
  if (state.kind === 'unknown' || state.isErased) return memberUnknown()
  const details = { ...state.details, ...changes }
  if (jsonEquals(state.details, details)) return accept()
  return accept({ type: 'MemberDetailsSet', data: { memberId, details } })
}
