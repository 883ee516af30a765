import { describe, expect, it } from 'vitest'
import { memberIdsIn } from '../kernel/memberSet.ts'
import { eventBytesMax } from '../log/limits.ts'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { SegmentEvent, SegmentSettings } from './events.ts'
import { segmentStream } from './stream.ts'
import { type Condition, noAdjustments, type SegmentSync, segmentChangesMax } from './vocabulary.ts'

const { given } = testDecider(segmentStream)

const segmentId = idOf('makers')
const [ann, ben, cleo] = [idOf('ann'), idOf('ben'), idOf('cleo')]
const settings: SegmentSettings = {
  name: 'Makers',
  sync: { kind: 'manual' },
  managerIds: [ann],
  adjustments: { ...noAdjustments, memberShoutout: 50 },
}
const inBerlin: Condition = { fieldId: 'XfOffice', operator: '=', value: 'Berlin' }
const byFields: SegmentSync = { kind: 'fields', groups: [[inBerlin]] }
const defined = (changes: Partial<SegmentSettings> = {}): SegmentEvent => ({
  type: 'SegmentDefined',
  data: { segmentId, ...settings, ...changes },
})
const define = (changes: Partial<SegmentSettings> = {}) =>
  ({ type: 'defineSegment', ...byAdmin(), data: { segmentId, ...settings, ...changes } }) as const
const change = (joined: string[], left: string[] = []) =>
  ({ type: 'changeSegmentMembers', ...byAdmin(), data: { segmentId, joined, left } }) as const
const sync = (joined: string[], left: string[] = [], conditions: SegmentSync = byFields) =>
  ({ type: 'syncSegmentMembers', ...byAdmin(), data: { segmentId, joined, left, sync: conditions } }) as const
const changed = (joined: string[], left: string[] = []): SegmentEvent => ({
  type: 'SegmentMembersChanged',
  data: { segmentId, joined, left },
})
const remove = { type: 'deleteSegment', ...byAdmin(), data: { segmentId } } as const
const deleted: SegmentEvent = { type: 'SegmentDeleted', data: { segmentId } }

describe('a segment', () => {
  it('is defined, and changed under the same id', () => {
    given().when(define()).thenEvents(defined())
    given(defined()).when(define()).thenNothing()
    given(defined())
      .when(define({ name: 'Builders' }))
      .thenEvents(defined({ name: 'Builders' }))
  })

  it('names each manager once', () => {
    given()
      .when(define({ managerIds: [ann, ben, ann] }))
      .thenEvents(defined({ managerIds: [ann, ben] }))
  })

  it('uses a profile field once in a group of conditions, and again in another group', () => {
    const inBonn: Condition = { fieldId: 'XfOffice', operator: 'CONTAINS', value: 'Bonn' }
    given()
      .when(define({ sync: { kind: 'fields', groups: [[inBerlin, inBonn]] } }))
      .thenRejected({ code: 'SEGMENT_FIELD_REPEATED', fieldId: 'XfOffice' })
    given()
      .when(define({ sync: { kind: 'fields', groups: [[inBerlin], [inBonn]] } }))
      .thenEvents({ type: 'SegmentDefined' })
  })

  it('is deleted for good, also during an edit', () => {
    given(defined()).when(remove).thenEvents(deleted)
    given(defined(), deleted).when(remove).thenNothing()
    given().when(remove).thenRejected({ code: 'SEGMENT_UNKNOWN' })
    given(defined(), deleted).when(define()).thenRejected({ code: 'SEGMENT_UNKNOWN' })
    given(defined(), deleted)
      .when(change([ann]))
      .thenRejected({ code: 'SEGMENT_UNKNOWN' })
  })
})

describe('the members of a segment', () => {
  it('join and leave by hand; an event names only those whose membership changes', () => {
    given(defined())
      .when(change([ann, ben, ann]))
      .thenEvents(changed([ann, ben]))
    given(defined(), changed([ann, ben]))
      .when(change([ben, cleo], [ann]))
      .thenEvents(changed([cleo], [ann]))
    given(defined(), changed([ann]))
      .when(change([ann], [cleo]))
      .thenNothing()
    given()
      .when(change([ann]))
      .thenRejected({ code: 'SEGMENT_UNKNOWN' })
  })

  it('stay when the settings change', () => {
    const { state } = given(defined(), changed([ann]), defined({ sync: byFields }))
    expect(state.kind === 'known' && memberIdsIn(state.memberIds)).toEqual([ann])
  })

  it('follow the conditions, and are not changed by hand then', () => {
    const conditional = defined({ sync: byFields })
    given(conditional)
      .when(change([ann]))
      .thenRejected({ code: 'SEGMENT_FOLLOWS_FIELDS' })
    given(conditional, changed([ann]))
      .when(sync([ben], [ann]))
      .thenEvents(changed([ben], [ann]))
  })

  it('stay as they are when they were computed for other conditions', () => {
    const former: SegmentSync = { kind: 'fields', groups: [[{ ...inBerlin, value: 'Bonn' }]] }
    given(defined({ sync: byFields }))
      .when(sync([ben], [], former))
      .thenNothing()
    given(defined())
      .when(sync([ben]))
      .thenNothing()
    given(defined(), deleted)
      .when(sync([ben]))
      .thenNothing()
  })

  it('fit into an event at the maximum of one command', () => {
    const many = Array.from({ length: segmentChangesMax }, (_, index) => idOf(`member ${index}`))
    const { decision } = given(defined(), changed(many)).when(
      change(
        many.map(id => idOf(`other ${id}`)),
        many,
      ),
    )
    const events = decision.kind === 'accepted' ? decision.events : []
    expect(events).toHaveLength(1)
    expect(Buffer.byteLength(JSON.stringify(events))).toBeLessThan(eventBytesMax)
  })
})
