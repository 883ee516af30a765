import { defineStream } from '../handling/defineStream.ts'
import { changeSegmentMembers } from './changeSegmentMembers.ts'
import { defineSegment } from './defineSegment.ts'
import { deleteSegment } from './deleteSegment.ts'
import { segmentEvents } from './events.ts'
import { evolve, initialState } from './state.ts'
import { syncSegmentMembers } from './syncSegmentMembers.ts'

export const segmentStream = defineStream({
  name: 'segment',
  key: ({ data }) => [data.segmentId],
  isLong: true,
  initialState,
  evolve,
  events: segmentEvents,
  rules: {
    defineSegment,
    changeSegmentMembers,
    syncSegmentMembers,
    deleteSegment,
  },
})
