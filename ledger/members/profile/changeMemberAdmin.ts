import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { MemberId } from '../../kernel/ids.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'

export type ChangeMemberAdmin = Command<
  'changeMemberAdmin',
  { readonly memberId: MemberId; readonly isAdmin: boolean }
>

/** The owner of a team always stays an administrator. */
export type OwnerStaysAdmin = { readonly code: 'OWNER_STAYS_ADMIN' }

export const changeMemberAdmin = (
  state: MemberState,
  { data }: ChangeMemberAdmin,
): Decision<MemberEvent, MemberUnknown | OwnerStaysAdmin> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (state.isAdmin === data.isAdmin) return accept()
  if (state.isOwner) return reject({ code: 'OWNER_STAYS_ADMIN' })
  return accept({ type: 'MemberAdminChanged', data: { memberId: state.memberId, isAdmin: data.isAdmin } })
}
