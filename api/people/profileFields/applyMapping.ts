import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { readProfileFields } from '@laurel/ledger/members/profile/readProfileFields.ts'
import type { ProfileFieldMapping } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { activeMemberIds } from '@laurel/projections/people/members/activeMemberIds.ts'
import type { Intent } from '../../access/intent.ts'
import { type SourcedValues, sourcedValues, withSourced } from '../sources/provenance.ts'

export type MappingDependencies = {
  readonly ledger: Pick<Ledger, 'team' | 'member' | 'handle'>
  readonly database: Queryable
}

export type AppliedSlice = {
  /** The last position, -1 where nothing changed. */
  readonly position: number
  /** The last member of the slice if others follow. */
  readonly next: MemberId | null
}

const membersPerSlice = 500
/** Enough to share commits, few enough to leave room for other callers. */
const membersAtATime = 50

/**
 * Applies a mapping to the field values that are already known of the next active members, by id; it asks the chat
 * workspace nothing. A repeat changes nothing.
 */
export const applyMapping = async (
  { ledger, database }: MappingDependencies,
  intent: Intent,
  mapping: ProfileFieldMapping,
  after: MemberId | null,
  limit = membersPerSlice,
): Promise<AppliedSlice> => {
  const applyTo = async (memberId: MemberId, sourced: SourcedValues | undefined): Promise<number> => {
    const member = await ledger.member(intent.teamId, memberId)
    if (member.kind === 'unknown') return -1
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

  const memberIds = await activeMemberIds(database, intent.teamId, { after, limit })
  let position = -1
  for (let first = 0; first < memberIds.length; first += membersAtATime) {
    const batch = memberIds.slice(first, first + membersAtATime)
    const sourced = await sourcedValues(database, intent.teamId, batch)
    const positions = await Promise.all(batch.map(memberId => applyTo(memberId, sourced.get(memberId))))
    position = Math.max(position, ...positions)
  }
  return { position, next: memberIds.length < limit ? null : (memberIds.at(-1) ?? null) }
}
