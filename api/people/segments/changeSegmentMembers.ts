import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { MemberId, SegmentId } from '@laurel/ledger/kernel/ids.ts'
import { hasMember, memberIdsIn } from '@laurel/ledger/kernel/memberSet.ts'
import { segmentChangesMax } from '@laurel/ledger/segments/vocabulary.ts'
import { knownMemberIds } from '@laurel/projections/people/members/knownMemberIds.ts'
import type { Intent } from '../../access/intent.ts'
import {
  type SegmentDependencies,
  type SegmentOutcome,
  segmentUnknown,
  someoneUnknown,
} from './segmentOutcome.ts'

/**
 * Sets by hand who is in a segment. Rejects with SEGMENT_UNKNOWN, with SEGMENT_FOLLOWS_FIELDS where conditions decide, and
 * with MEMBER_UNKNOWN for a new member from elsewhere.
 */
export const changeSegmentMembers = async (
  dependencies: SegmentDependencies,
  intent: Intent,
  segmentId: SegmentId,
  memberIds: readonly MemberId[],
): Promise<SegmentOutcome> => {
  const segment = await dependencies.ledger.segment(intent.teamId, segmentId)
  if (segment.kind !== 'known') return segmentUnknown
  const added = memberIds.filter(id => !hasMember(segment.memberIds, id))
  const known = await knownMemberIds(dependencies.database, intent.teamId, added)
  if (!added.every(id => known.has(id))) return someoneUnknown
  return setSegmentMembers(dependencies, intent, { segmentId, position: -1, isRepeated: false }, memberIds)
}

/** Sends the difference to the present members, in as many commands as it takes. */
export const setSegmentMembers = async (
  { ledger }: Pick<SegmentDependencies, 'ledger'>,
  intent: Intent,
  {
    segmentId,
    ...before
  }: { readonly segmentId: SegmentId; readonly position: number; readonly isRepeated: boolean },
  memberIds: readonly MemberId[],
): Promise<SegmentOutcome> => {
  const segment = await ledger.segment(intent.teamId, segmentId)
  if (segment.kind !== 'known') return segmentUnknown
  const wanted = new Set(memberIds)
  const joined = [...wanted].filter(id => !hasMember(segment.memberIds, id))
  const left = memberIdsIn(segment.memberIds).filter(id => !wanted.has(id))
  let { position, isRepeated } = before
  const parts = Math.max(1, Math.ceil(Math.max(joined.length, left.length) / segmentChangesMax))
  for (let part = 0; part < parts; part += 1) {
    const range = [part * segmentChangesMax, (part + 1) * segmentChangesMax] as const
    const data = { segmentId, joined: joined.slice(...range), left: left.slice(...range) }
    const outcome = await ledger.handle({
      ...intent,
      // The id includes the changes: a repeat finds other present members, and is then another command and no conflict.
      id: derivedId('members of segment', intent.id, JSON.stringify(data)),
      type: 'changeSegmentMembers',
      data,
    })
    if (outcome.kind === 'rejected') return outcome
    position = Math.max(position, outcome.position)
    isRepeated ||= outcome.isRepeated
  }
  return { kind: 'accepted', segmentId, position, isRepeated }
}
