import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { MemberId, SegmentId } from '../kernel/ids.ts'
import { changesTo } from '../kernel/memberSet.ts'
import type { SegmentUnknown } from './defineSegment.ts'
import type { SegmentEvent } from './events.ts'
import type { KnownSegment, SegmentState } from './state.ts'
import { segmentChangesMax } from './vocabulary.ts'

export type MembershipChanges = {
  readonly segmentId: SegmentId
  /** At most `segmentChangesMax` each; larger changes take several commands. */
  readonly joined: readonly MemberId[]
  readonly left: readonly MemberId[]
}

/** Changes by hand who is in a segment. */
export type ChangeSegmentMembers = Command<'changeSegmentMembers', MembershipChanges>

/** The members of this segment follow from its conditions. */
export type SegmentFollowsFields = { readonly code: 'SEGMENT_FOLLOWS_FIELDS' }

export const changeSegmentMembers = (
  state: SegmentState,
  { data }: ChangeSegmentMembers,
): Decision<SegmentEvent, SegmentUnknown | SegmentFollowsFields> => {
  if (state.kind !== 'known') return reject({ code: 'SEGMENT_UNKNOWN' })
  if (state.settings.sync.kind === 'fields') return reject({ code: 'SEGMENT_FOLLOWS_FIELDS' })
  return accept(...membersChanged(state, data))
}

/** The changes that are not in effect yet, in events that each fit into the log. */
export const membersChanged = (state: KnownSegment, data: MembershipChanges): SegmentEvent[] => {
  const { joined, left } = changesTo(state.memberIds, data)
  if (joined.length === 0 && left.length === 0) return []
  if (joined.length > segmentChangesMax || left.length > segmentChangesMax)
    throw new Error('Too many members for one command: divide the change.')
  const { segmentId } = data
  return [{ type: 'SegmentMembersChanged', data: { segmentId, joined, left } }]
}
