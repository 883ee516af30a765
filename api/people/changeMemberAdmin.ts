import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { ChangeMemberAdmin } from '@laurel/ledger/members/profile/changeMemberAdmin.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { administratorIds } from '@laurel/projections/people/members/administratorIds.ts'
import type { Intent } from '../access/intent.ts'

export type AdministratorDependencies = {
  readonly ledger: Pick<Ledger, 'handle' | 'member'>
  readonly database: Queryable
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
  const isLast = !data.isAdmin && !(await hasOther({ ledger, database }, intent.teamId, data.memberId))
  return ledger.handle({ ...intent, type: 'changeMemberAdmin', data, policy: { isLast } })
}

/** Whether another active member is an administrator. The ledger decides, as the read model may be a moment behind. */
const hasOther = async (
  { ledger, database }: AdministratorDependencies,
  teamId: TeamId,
  memberId: MemberId,
): Promise<boolean> => {
  for (const id of await administratorIds(database, teamId)) {
    if (id === memberId) continue
    const member = await ledger.member(teamId, id)
    if (member.kind === 'known' && member.isActive && (member.isAdmin || member.isOwner)) return true
  }
  return false
}
