import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ChangeMemberAdmin } from '@laurel/ledger/members/profile/changeMemberAdmin.ts'
import type { Intent } from '../access/intent.ts'

/**
 * Makes a member an administrator, or no longer one. Rejects with MEMBER_UNKNOWN, and with OWNER_STAYS_ADMIN for the
 * owner.
 */
export const changeMemberAdmin = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: ChangeMemberAdmin['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'changeMemberAdmin', data })
