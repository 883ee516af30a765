import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { MemberId } from '../../kernel/ids.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'

export type ChangeMemberAdmin = Command<
  'changeMemberAdmin',
  { readonly memberId: MemberId; readonly isAdmin: boolean },
  { /** Whether no other active member of the team is an administrator. */ readonly isLast: boolean }
>

/** The owner of a team always stays an administrator. */
export type OwnerStaysAdmin = { readonly code: 'OWNER_STAYS_ADMIN' }

/** A team without administrators could not make one. */
export type LastAdministrator = { readonly code: 'LAST_ADMINISTRATOR' }

export const changeMemberAdmin = (
  state: MemberState,
  { data, policy }: ChangeMemberAdmin,
): Decision<MemberEvent, MemberUnknown | OwnerStaysAdmin | LastAdministrator> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (state.isAdmin === data.isAdmin) return accept()
  if (state.isOwner) return reject({ code: 'OWNER_STAYS_ADMIN' })
  if (!data.isAdmin && policy.isLast) return reject({ code: 'LAST_ADMINISTRATOR' })
  return accept({ type: 'MemberAdminChanged', data: { memberId: state.memberId, isAdmin: data.isAdmin } })
}
