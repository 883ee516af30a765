import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { KnownMember } from '@laurel/ledger/members/state.ts'
import type { SessionOwner } from './sessions.ts'

/** The member, if known and active. */
export const activeMember = async (
  ledger: Pick<Ledger, 'member'>,
  { teamId, memberId }: SessionOwner,
): Promise<KnownMember | undefined> => {
  const member = await ledger.member(teamId, memberId)
  return member.kind === 'known' && member.isActive ? member : undefined
}
