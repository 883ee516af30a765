import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { MemberState } from '@laurel/ledger/members/state.ts'

/** Adds the name to a rejection that is about one of the recipients, if it is known. */
export const withRecipientName = (
  rejection: LedgerRejection,
  nameOf: (memberId: MemberId) => string | undefined,
): LedgerRejection => {
  // Other rejections are about no recipient.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (rejection.code) {
    case 'DUPLICATE_RECIPIENT':
    case 'RECIPIENT_UNKNOWN':
    case 'RECIPIENT_NOT_ELIGIBLE': {
      const memberName = nameOf(rejection.memberId)
      return memberName === undefined ? rejection : { ...rejection, memberName }
    }
    default:
      return rejection
  }
}

/** An outcome whose rejection names the recipient it is about. */
export const nameRecipient = (outcome: Outcome, recipients: ReadonlyMap<MemberId, MemberState>): Outcome =>
  outcome.kind === 'rejected'
    ? {
        ...outcome,
        rejection: withRecipientName(outcome.rejection, memberId => {
          const member = recipients.get(memberId)
          return member?.kind === 'known' ? member.profile.name : undefined
        }),
      }
    : outcome
