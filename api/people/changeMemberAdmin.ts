import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { ChangeMemberAdmin } from '@laurel/ledger/members/profile/changeMemberAdmin.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { administratorIds } from '@laurel/projections/people/members/administratorIds.ts'
import type { Pool } from 'pg'
import type { Intent } from '../access/intent.ts'

export type AdministratorDependencies = {
  readonly ledger: Pick<Ledger, 'handle' | 'memberNow'>
  readonly database: Pool
}

/**
 * Makes a member an administrator, or no longer one. Rejects with MEMBER_UNKNOWN, with OWNER_STAYS_ADMIN for the
 * owner, and with LAST_ADMINISTRATOR.
 */
export const changeMemberAdmin = async (
  { ledger, database }: AdministratorDependencies,
  intent: Intent,
  data: ChangeMemberAdmin['data'],
): Promise<Outcome> => {
  const change = (isLast: boolean) =>
    ledger.handle({ ...intent, type: 'changeMemberAdmin', data, policy: { isLast } })
  if (data.isAdmin) return change(false)
  return inTransaction(database, async client => {
    // Two administrators who remove each other at once wait for each other, so that one of them stays.
    await client.query("select pg_advisory_xact_lock(hashtextextended('administrators ' || $1, 0))", [
      intent.teamId,
    ])
    return change(!(await hasOther({ ledger, database: client }, intent.teamId, data.memberId)))
  })
}

/**
 * Whether another active member is an administrator. The log decides: the read model may be a moment behind, and so may a
 * state in memory, while another process removes that member.
 */
const hasOther = async (
  { ledger, database }: Pick<AdministratorDependencies, 'ledger'> & { readonly database: Queryable },
  teamId: TeamId,
  memberId: MemberId,
): Promise<boolean> => {
  for (const id of await administratorIds(database, teamId)) {
    if (id === memberId) continue
    const member = await ledger.memberNow(teamId, id)
    if (member.kind === 'known' && member.isActive && (member.isAdmin || member.isOwner)) return true
  }
  return false
}
