import { accept, type Command, type Decision } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import { type MembershipChanges, membersChanged } from './changeSegmentMembers.ts'
import type { SegmentEvent } from './events.ts'
import type { SegmentState } from './state.ts'
import type { SegmentSync } from './vocabulary.ts'

/**
 * Updates the members of a segment to those who meet its conditions. It has no effect when the segment was deleted or its
 * conditions changed after the members were computed.
 */
export type SyncSegmentMembers = Command<
  'syncSegmentMembers',
  MembershipChanges & {
    /** The conditions that the members were computed for. */
    readonly sync: SegmentSync
  }
>

export const syncSegmentMembers = (
  state: SegmentState,
  { data: { sync, ...changes } }: SyncSegmentMembers,
): Decision<SegmentEvent, never> => {
  if (state.kind !== 'known' || sync.kind === 'manual') return accept()
  return jsonEquals(state.settings.sync, sync) ? accept(...membersChanged(state, changes)) : accept()
}
