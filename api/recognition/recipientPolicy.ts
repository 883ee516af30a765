import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { recipientsMax } from '@laurel/ledger/members/limits.ts'
import { mayReceive } from '@laurel/ledger/members/profile/details.ts'
import type { RecipientPolicy } from '@laurel/ledger/members/shoutouts/refuseRecipients.ts'
import type { MemberState } from '@laurel/ledger/members/state.ts'

/** The rejection of a request with too many recipients. Checked before they are looked up, one by one. */
export const tooManyRecipients = (recipientIds: readonly MemberId[]) =>
  recipientIds.length > recipientsMax
    ? ({ kind: 'rejected', rejection: { code: 'TOO_MANY_RECIPIENTS', recipientsMax } } as const)
    : undefined

export const membersOf = async (
  ledger: Ledger,
  teamId: TeamId,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, MemberState>> =>
  new Map(
    await Promise.all(
      memberIds.map(async memberId => [memberId, await ledger.member(teamId, memberId)] as const),
    ),
  )

/** Finds the recipients who are not in the team, and those who may not receive points. */
export const recipientPolicy = (
  recipientIds: readonly MemberId[],
  members: ReadonlyMap<MemberId, MemberState>,
): RecipientPolicy => {
  const absentRecipientIds: MemberId[] = []
  const ineligibleRecipientIds: MemberId[] = []
  for (const memberId of recipientIds) {
    const member = members.get(memberId)
    if (member?.kind !== 'known' || !member.isActive) absentRecipientIds.push(memberId)
    else if (!mayReceive(member.details)) ineligibleRecipientIds.push(memberId)
  }
  return { absentRecipientIds, ineligibleRecipientIds }
}
