import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { administratorIds } from '@laurel/projections/people/members/administratorIds.ts'
import type { Intent } from '../access/intent.ts'
import { type AdministratorDependencies, changeMemberAdmin } from '../people/changeMemberAdmin.ts'

type ReplacementDependencies = AdministratorDependencies & { readonly ledger: Pick<Ledger, 'member'> }

type Rejection = Extract<Outcome, { readonly kind: 'rejected' }>

/** `position` is -1 where the list was the same. */
export type AdministratorsOutcome =
  | Rejection
  | { readonly kind: 'accepted'; readonly position: number; readonly isRepeated: boolean }

const rejected = (rejection: Rejection['rejection']): Rejection => ({ kind: 'rejected', rejection })

/**
 * Makes the named members the administrators of the team. The whole list is checked before the first change, so that a
 * refused list changes nothing. New administrators come first: the team is never without one.
 */
export const replaceAdministrators = async (
  dependencies: ReplacementDependencies,
  intent: Intent,
  memberIds: readonly MemberId[],
): Promise<AdministratorsOutcome> => {
  const { ledger, database } = dependencies
  const current = await administratorIds(database, intent.teamId)
  const added = [...new Set(memberIds)].filter(id => !current.includes(id))
  const removed = current.filter(id => !memberIds.includes(id))
  for (const id of added) {
    const member = await ledger.member(intent.teamId, id)
    if (member.kind === 'unknown') return rejected({ code: 'MEMBER_UNKNOWN' })
    if (!member.isActive) return rejected({ code: 'MEMBER_INACTIVE' })
  }
  for (const id of removed) {
    const member = await ledger.member(intent.teamId, id)
    if (member.kind === 'known' && member.isOwner) return rejected({ code: 'OWNER_STAYS_ADMIN' })
  }
  const changes = [
    ...added.map(memberId => ({ memberId, isAdmin: true })),
    ...removed.map(memberId => ({ memberId, isAdmin: false })),
  ]
  let position = -1
  for (const change of changes) {
    const id = derivedId('administrators', intent.id, change.memberId)
    const outcome = await changeMemberAdmin(dependencies, { ...intent, id }, change)
    if (outcome.kind === 'rejected') return outcome
    position = Math.max(position, outcome.position)
  }
  return { kind: 'accepted', position, isRepeated: false }
}
