import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { Identifier, MemberId } from '../kernel/ids.ts'
import { Month } from '../kernel/month.ts'
import { forgottenText, freeText } from '../kernel/personal.ts'
import { requiredText } from '../kernel/text.ts'
import { RadarSignal, subjectsMax, Threshold } from './vocabulary.ts'

/** An administrator switched a signal on or off, or chose from which percentage it finds something. */
export const RadarSignalSet = defineEvent(
  'RadarSignalSet',
  1,
  z.strictObject({ signal: RadarSignal, isOn: z.boolean(), threshold: Threshold }),
)

/** An administrator looked at a finding, and it looks fine. The same people are found again once it clearly grows. */
export const FindingDismissed = defineEvent(
  'FindingDismissed',
  1,
  z.strictObject({
    findingId: Identifier,
    signal: RadarSignal,
    /** The people whom the finding names. */
    subjectIds: z.array(MemberId).min(1).max(subjectsMax),
    /** The month in which it was seen. */
    month: Month,
    /** The points that moved; for thanks without words, their number. */
    weight: z.int().min(0),
    decidedBy: MemberId,
    reason: freeText(requiredText(500), forgottenText),
  }),
)

/** An administrator took back that a finding looks fine. */
export const FindingReopened = defineEvent(
  'FindingReopened',
  1,
  z.strictObject({ findingId: Identifier, decidedBy: MemberId }),
)

export const radarEvents = [RadarSignalSet, FindingDismissed, FindingReopened] as const

export type RadarEvent = EventOf<(typeof radarEvents)[number]>
