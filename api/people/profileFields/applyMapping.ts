import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { readProfileFields } from '@laurel/ledger/members/profile/readProfileFields.ts'
import type { ProfileFieldMapping } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Intent } from '../../access/intent.ts'
import { sourcedValues, withSourced } from '../sources/provenance.ts'

/** Members handled concurrently: enough to share commits, few enough to leave room for other callers. */
const membersAtATime = 50

/**
 * Applies a changed mapping to the field values that are already known; it asks the chat workspace nothing. A repeat of
 * the request, or the nightly sync, completes an interrupted run. Answers the last position, -1 where nothing changed.
 */
export const applyMapping = async (
  { ledger, database }: { readonly ledger: Ledger; readonly database: Queryable },
  intent: Intent,
  mapping: ProfileFieldMapping,
  memberIds: readonly MemberId[],
): Promise<number> => {
  const applyTo = async (memberId: MemberId): Promise<number> => {
    const member = await ledger.member(intent.teamId, memberId)
    if (member.kind === 'unknown') return -1
    const sourced = (await sourcedValues(database, intent.teamId, [memberId])).get(memberId)
    const { fields } = member
    const data = withSourced({ memberId, fields, ...readProfileFields(fields, mapping) }, sourced)
    const outcome = await ledger.handle({
      ...intent,
      // The id includes the values, so that a repeat after a profile changed is another command and no conflict.
      id: derivedId('map profile fields', intent.id, JSON.stringify(data)),
      type: 'syncMemberFields',
      data,
    })
    return outcome.kind === 'accepted' ? outcome.position : -1
  }

  let position = -1
  for (let first = 0; first < memberIds.length; first += membersAtATime) {
    const positions = await Promise.all(memberIds.slice(first, first + membersAtATime).map(applyTo))
    position = Math.max(position, ...positions)
  }
  return position
}
