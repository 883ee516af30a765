import { reject } from '../kernel/decider.ts'

/** The member was never added to the team. */
export type MemberUnknown = { readonly code: 'MEMBER_UNKNOWN' }

/** The member has left the team and can't act. */
export type MemberInactive = { readonly code: 'MEMBER_INACTIVE' }

export const memberUnknown = () => reject<MemberUnknown>({ code: 'MEMBER_UNKNOWN' })
export const memberInactive = () => reject<MemberInactive>({ code: 'MEMBER_INACTIVE' })
