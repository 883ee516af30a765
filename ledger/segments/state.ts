import { assertNever } from '../kernel/assertNever.ts'
import type { MemberId, SegmentId } from '../kernel/ids.ts'
import type { SegmentEvent, SegmentSettings } from './events.ts'

export type KnownSegment = {
  readonly kind: 'known'
  readonly segmentId: SegmentId
  readonly settings: SegmentSettings
  readonly memberIds: ReadonlySet<MemberId>
}

export type SegmentState = { readonly kind: 'unknown' } | KnownSegment | { readonly kind: 'deleted' }

export const initialState: SegmentState = { kind: 'unknown' }

export const evolve = (state: SegmentState, event: SegmentEvent): SegmentState => {
  switch (event.type) {
    case 'SegmentDefined': {
      const { segmentId, ...settings } = event.data
      const memberIds = state.kind === 'known' ? state.memberIds : new Set<MemberId>()
      return { kind: 'known', segmentId, settings, memberIds }
    }
    case 'SegmentMembersChanged': {
      if (state.kind !== 'known') throw new Error('SegmentMembersChanged comes before SegmentDefined.')
      const memberIds = new Set(state.memberIds)
      for (const memberId of event.data.joined) memberIds.add(memberId)
      for (const memberId of event.data.left) memberIds.delete(memberId)
      return { ...state, memberIds }
    }
    case 'SegmentDeleted':
      return { kind: 'deleted' }
    default:
      return assertNever(event)
  }
}
