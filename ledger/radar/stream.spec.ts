import { describe, expect, it } from 'vitest'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { DismissFinding } from './dismissFinding.ts'
import type { RadarEvent } from './events.ts'
import { radarStream } from './stream.ts'
import { isCovered } from './vocabulary.ts'

const { given } = testDecider(radarStream)

const set = (isOn: boolean, threshold = 75) =>
  ({ type: 'setRadarSignal', ...byAdmin(), data: { signal: 'pair', isOn, threshold } }) as const
const wasSet = (isOn: boolean, threshold = 75): RadarEvent => ({
  type: 'RadarSignalSet',
  data: set(isOn, threshold).data,
})

const dismiss = ({
  weight = 400,
  reason = 'They share a desk and a project.',
  decidedBy = 'admin',
} = {}): DismissFinding => ({
  type: 'dismissFinding',
  ...byAdmin(),
  data: {
    findingId: idOf('finding'),
    signal: 'pair',
    subjectIds: [idOf('ann'), idOf('ben')],
    month: '2026-10',
    weight,
    decidedBy: idOf(decidedBy),
    reason,
  },
})
const dismissed = (weight = 400): RadarEvent => ({ type: 'FindingDismissed', data: dismiss({ weight }).data })

const reopen = { findingId: idOf('finding'), decidedBy: idOf('admin') }

describe('a signal of the radar', () => {
  it('is switched on with its threshold, and off again', () => {
    given().when(set(true)).thenEvents(wasSet(true))
    given(wasSet(true)).when(set(true)).thenNothing()
    given(wasSet(true)).when(set(true, 90)).thenEvents(wasSet(true, 90))
    given(wasSet(true)).when(set(false)).thenEvents(wasSet(false))
  })
})

describe('a finding', () => {
  it('looks fine with a reason', () => {
    given().when(dismiss()).thenEvents(dismissed())
    given()
      .when(dismiss({ reason: ' ' }))
      .thenRejected({ code: 'REASON_REQUIRED' })
  })

  it('is not decided by a person whom it names', () => {
    given()
      .when(dismiss({ decidedBy: 'ben' }))
      .thenRejected({ code: 'OWN_FINDING' })
  })

  it('looks fine once, and again once it has grown', () => {
    given(dismissed()).when(dismiss()).thenNothing()
    given(dismissed())
      .when(dismiss({ weight: 700 }))
      .thenEvents(dismissed(700))
  })

  it('is open again where that is taken back', () => {
    const event: RadarEvent = { type: 'FindingReopened', data: reopen }
    given(dismissed())
      .when({ type: 'reopenFinding', ...byAdmin(), data: reopen })
      .thenEvents(event)
    given()
      .when({ type: 'reopenFinding', ...byAdmin(), data: reopen })
      .thenNothing()
  })

  it.each([
    ['the same again', { month: '2026-11', weight: 400 }, true],
    ['a little more', { month: '2026-11', weight: 590 }, true],
    ['half as much again', { month: '2026-11', weight: 600 }, false],
    ['much more in the same month', { month: '2026-10', weight: 900 }, false],
    ['what was there to be seen before', { month: '2026-09', weight: 900 }, true],
  ])('stays quiet until it clearly grows: %s', (_what, seen, isQuiet) => {
    expect(isCovered(seen, { month: '2026-10', weight: 400 })).toBe(isQuiet)
  })
})
