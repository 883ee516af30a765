import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { MemberId, SegmentId } from '../kernel/ids.ts'
import { requiredText } from '../kernel/text.ts'
import {
  Adjustments,
  SegmentSync,
  segmentChangesMax,
  segmentManagersMax,
  segmentNameLengthMax,
} from './vocabulary.ts'

export const SegmentSettings = z.strictObject({
  name: requiredText(segmentNameLengthMax),
  sync: SegmentSync,
  managerIds: z.array(MemberId).max(segmentManagersMax),
  adjustments: Adjustments,
})
export type SegmentSettings = z.infer<typeof SegmentSettings>

export const SegmentDefined = defineEvent(
  'SegmentDefined',
  1,
  z.strictObject({ segmentId: SegmentId, ...SegmentSettings.shape }),
)

/** Names only members whose membership changed. */
export const SegmentMembersChanged = defineEvent(
  'SegmentMembersChanged',
  1,
  z.strictObject({
    segmentId: SegmentId,
    joined: z.array(MemberId).max(segmentChangesMax),
    left: z.array(MemberId).max(segmentChangesMax),
  }),
)

export const SegmentDeleted = defineEvent('SegmentDeleted', 1, z.strictObject({ segmentId: SegmentId }))

export const segmentEvents = [SegmentDefined, SegmentMembersChanged, SegmentDeleted] as const

export type SegmentEvent = EventOf<(typeof segmentEvents)[number]>
