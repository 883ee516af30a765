import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { mayReceive } from '@laurel/ledger/members/profile/details.ts'
import type { RecipientPolicy } from '@laurel/ledger/members/shoutouts/refuseRecipients.ts'

/** Looks up who of those to be recognised is here, and may receive points. */
export const recipientPolicyOf = async (
  ledger: Ledger,
  teamId: TeamId,
  recipientIds: readonly MemberId[],
): Promise<RecipientPolicy> => {
  const absentRecipientIds: MemberId[] = []
  const ineligibleRecipientIds: MemberId[] = []
  const members = await Promise.all(recipientIds.map(memberId => ledger.member(teamId, memberId)))
  for (const [index, memberId] of recipientIds.entries()) {
    const member = members[index]
    if (member?.kind !== 'known' || !member.isActive) absentRecipientIds.push(memberId)
    else if (!mayReceive(member.details)) ineligibleRecipientIds.push(memberId)
  }
  return { absentRecipientIds, ineligibleRecipientIds }
}
