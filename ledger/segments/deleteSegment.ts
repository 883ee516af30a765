import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { SegmentId } from '../kernel/ids.ts'
import type { SegmentUnknown } from './defineSegment.ts'
import type { SegmentEvent } from './events.ts'
import type { SegmentState } from './state.ts'

/** Deletes a segment for good, with its adjustments and the access of its managers. */
export type DeleteSegment = Command<'deleteSegment', { readonly segmentId: SegmentId }>

export const deleteSegment = (
  state: SegmentState,
  { data: { segmentId } }: DeleteSegment,
): Decision<SegmentEvent, SegmentUnknown> => {
  switch (state.kind) {
    case 'unknown':
      return reject({ code: 'SEGMENT_UNKNOWN' })
    case 'deleted':
      return accept()
    case 'known':
      return accept({ type: 'SegmentDeleted', data: { segmentId } })
  }
}
