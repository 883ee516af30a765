import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { readProfileFields } from '@laurel/ledger/members/profile/readProfileFields.ts'
import type { ProfileFieldMapping } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { Intent } from '../../http/serving/intent.ts'

/** People whose profiles are read at a time: enough to share commits, few enough to leave room for others. */
const peopleAtATime = 50

/**
 * Reads again what is known of people, now that its fields mean something else. Asks nobody outside. What a stop leaves
 * undone is done by the same request sent again, or by the sync of the night.
 */
export const applyMapping = async (
  ledger: Ledger,
  intent: Intent,
  mapping: ProfileFieldMapping,
  memberIds: readonly MemberId[],
): Promise<number> => {
  const applyTo = async (memberId: MemberId): Promise<number> => {
    const member = await ledger.member(intent.teamId, memberId)
    if (member.kind === 'unknown') return -1
    const data = { memberId, fields: member.fields, ...readProfileFields(member.fields, mapping) }
    const outcome = await ledger.handle({
      ...intent,
      // With what was read, so that the request sent again over news of a profile is no other intent.
      id: derivedId('map profile fields', intent.id, JSON.stringify(data)),
      type: 'syncMemberFields',
      data,
    })
    return outcome.kind === 'accepted' ? outcome.position : -1
  }

  let position = -1
  for (let first = 0; first < memberIds.length; first += peopleAtATime) {
    const positions = await Promise.all(memberIds.slice(first, first + peopleAtATime).map(applyTo))
    position = Math.max(position, ...positions)
  }
  return position
}
