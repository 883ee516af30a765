import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { SegmentId } from '../kernel/ids.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { ProfileFieldId } from '../members/profile/vocabulary.ts'
import type { SegmentEvent, SegmentSettings } from './events.ts'
import type { SegmentState } from './state.ts'
import { repeatedField } from './vocabulary.ts'

/**
 * Adds a segment, or changes the one with the same id. A segment that was deleted during the edit stays deleted: saving
 * a change never restores it.
 */
export type DefineSegment = Command<'defineSegment', { readonly segmentId: SegmentId } & SegmentSettings>

export type SegmentUnknown = { readonly code: 'SEGMENT_UNKNOWN' }

/** A group of conditions names a profile field twice. */
export type SegmentFieldRepeated = {
  readonly code: 'SEGMENT_FIELD_REPEATED'
  readonly fieldId: ProfileFieldId
}

export const defineSegment = (
  state: SegmentState,
  { data }: DefineSegment,
): Decision<SegmentEvent, SegmentUnknown | SegmentFieldRepeated> => {
  if (state.kind === 'deleted') return reject({ code: 'SEGMENT_UNKNOWN' })
  const fieldId = data.sync.kind === 'fields' ? repeatedField(data.sync.groups) : undefined
  if (fieldId !== undefined) return reject({ code: 'SEGMENT_FIELD_REPEATED', fieldId })
  const { segmentId, ...wanted } = data
  const settings: SegmentSettings = { ...wanted, managerIds: [...new Set(wanted.managerIds)] }
  if (state.kind === 'known' && jsonEquals(state.settings, settings)) return accept()
  return accept({ type: 'SegmentDefined', data: { segmentId, ...settings } })
}
