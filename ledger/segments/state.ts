import { assertNever } from '../kernel/assertNever.ts'
import type { SegmentId } from '../kernel/ids.ts'
import { type MemberSet, noMembers, withChanges } from '../kernel/memberSet.ts'
import type { SegmentEvent, SegmentSettings } from './events.ts'

export type KnownSegment = {
  readonly kind: 'known'
  readonly segmentId: SegmentId
  readonly settings: SegmentSettings
  readonly memberIds: MemberSet
}

export type SegmentState = { readonly kind: 'unknown' } | KnownSegment | { readonly kind: 'deleted' }

export const initialState: SegmentState = { kind: 'unknown' }

export const evolve = (state: SegmentState, event: SegmentEvent): SegmentState => {
  switch (event.type) {
    case 'SegmentDefined': {
      const { segmentId, ...settings } = event.data
      const memberIds = state.kind === 'known' ? state.memberIds : noMembers
      return { kind: 'known', segmentId, settings, memberIds }
    }
    case 'SegmentMembersChanged':
      if (state.kind !== 'known') throw new Error('SegmentMembersChanged comes before SegmentDefined.')
      return { ...state, memberIds: withChanges(state.memberIds, event.data) }
    case 'SegmentDeleted':
      return { kind: 'deleted' }
    default:
      return assertNever(event)
  }
}
