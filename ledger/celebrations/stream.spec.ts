import { describe, expect, it } from 'vitest'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import { awardFor } from './celebrationAwardFor.ts'
import type { CelebrationEvent, CelebrationSettings, Milestone } from './events.ts'
import { celebrationStream } from './stream.ts'
import type { CelebrationKind } from './vocabulary.ts'

const { given } = testDecider(celebrationStream)

const usual: CelebrationSettings = {
  points: 100,
  message: 'Happy day, {name}!',
  weekendMode: 'DAY_OF',
  bannerIds: ['confetti'],
  channelIds: null,
  gifts: [],
  milestones: [],
}
const fiveYears: Milestone = { years: 5, points: 500, bannerIds: ['oak'], gifts: [] }

const set = (changes: Partial<CelebrationSettings> = {}, kind: CelebrationKind = 'ANNIVERSARY') =>
  ({ type: 'setCelebration', ...byAdmin(), data: { kind, settings: { ...usual, ...changes } } }) as const
const disable = { type: 'disableCelebration', ...byAdmin(), data: { kind: 'ANNIVERSARY' } } as const
const isSet: CelebrationEvent = { type: 'CelebrationSet', data: { kind: 'ANNIVERSARY', settings: usual } }
const isDisabled: CelebrationEvent = { type: 'CelebrationDisabled', data: { kind: 'ANNIVERSARY' } }

describe('celebrations', () => {
  it('are set up, changed, and left alone when nothing changes', () => {
    given().when(set()).thenEvents(isSet)
    given(isSet).when(set()).thenNothing()
    given(isSet)
      .when(set({ points: 0 }))
      .thenEvents({ type: 'CelebrationSet', data: { settings: { points: 0 } } })
  })

  it('keep their settings when they are switched off', () => {
    given(isSet).when(disable).thenEvents(isDisabled)
    given(isSet, isDisabled).when(disable).thenNothing()
    given().when(disable).thenNothing()
    expect(given(isSet, isDisabled).state).toEqual({ isEnabled: false, settings: usual })
    given(isSet, isDisabled).when(set()).thenEvents(isSet)
  })

  it('need a banner, and a channel where channels are chosen', () => {
    given()
      .when(set({ bannerIds: [] }))
      .thenRejected({ code: 'BANNER_REQUIRED' })
    given()
      .when(set({ channelIds: [] }))
      .thenRejected({ code: 'ANNOUNCEMENT_CHANNEL_REQUIRED' })
    given()
      .when(set({ channelIds: [idOf('garden')] }))
      .thenEvents({ type: 'CelebrationSet' })
  })

  it('have one milestone per number of years, each with a banner, on anniversaries alone', () => {
    given()
      .when(set({ milestones: [fiveYears, fiveYears] }))
      .thenRejected({ code: 'MILESTONE_NOT_UNIQUE', years: 5 })
    given()
      .when(set({ milestones: [{ ...fiveYears, bannerIds: [] }] }))
      .thenRejected({ code: 'MILESTONE_BANNER_REQUIRED', years: 5 })
    given()
      .when(set({ milestones: [fiveYears] }, 'BIRTHDAY'))
      .thenRejected({ code: 'MILESTONES_NOT_ALLOWED' })
  })

  it('bring the milestone instead of the usual award in its year', () => {
    const settings = { ...usual, milestones: [fiveYears] }
    expect(awardFor(settings, 5)).toMatchObject({ points: 500, bannerIds: ['oak'] })
    expect(awardFor(settings, 4)).toEqual({ points: 100, bannerIds: ['confetti'], gifts: [] })
    expect(awardFor(settings, null)).toMatchObject({ points: 100 })
  })
})
