import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { MemberDetails } from '@laurel/ledger/members/profile/details.ts'

/** Saves the birthday that a member tells, and whether it is private. */
export const saveBirthday = (
  ledger: Pick<Ledger, 'handle'>,
  envelope: Pick<LedgerCommand, 'id' | 'teamId' | 'occurredAt'>,
  memberId: MemberId,
  changes: Pick<MemberDetails, 'birthday' | 'isBirthdayPrivate'>,
): Promise<Outcome> =>
  ledger.handle({
    ...envelope,
    type: 'changeMemberDetails',
    actor: { kind: 'member', id: memberId },
    data: { memberId, changes },
  })
