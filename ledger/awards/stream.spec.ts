import { describe, it } from 'vitest'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { AwardEvent, SpotAward } from './events.ts'
import { awardStream } from './stream.ts'
import type { GiftRow } from './vocabulary.ts'

const { given } = testDecider(awardStream)

const beacon: SpotAward = {
  awardId: idOf('beacon'),
  name: 'Beacon',
  points: 500,
  message: 'You showed the way.',
  bannerIds: ['lighthouse'],
  gifts: [],
  isPrivate: false,
}
const defined: AwardEvent = { type: 'AwardDefined', data: beacon }
const archived: AwardEvent = { type: 'AwardArchived', data: { awardId: beacon.awardId } }
const define = (changes: Partial<SpotAward> = {}) =>
  ({ type: 'defineAward', ...byAdmin(), data: { ...beacon, ...changes } }) as const
const archive = { type: 'archiveAward', ...byAdmin(), data: { awardId: beacon.awardId } } as const

describe('spot awards', () => {
  it('are defined, and changed under the same id', () => {
    given().when(define()).thenEvents(defined)
    given(defined).when(define()).thenNothing()
    given(defined)
      .when(define({ points: 0 }))
      .thenEvents({ type: 'AwardDefined', data: { points: 0 } })
  })

  it('are archived for good, also during an edit', () => {
    given(defined).when(archive).thenEvents(archived)
    given(defined, archived).when(archive).thenNothing()
    given(defined, archived)
      .when(define({ points: 0 }))
      .thenRejected({ code: 'AWARD_UNKNOWN' })
    given().when(archive).thenRejected({ code: 'AWARD_UNKNOWN' })
  })

  it('drop gifts without an option to pick', () => {
    const gifts: GiftRow[] = [[], [{ type: 'PLACEHOLDER' }], [{ type: 'POINTS', points: 100 }]]
    given()
      .when(define({ gifts }))
      .thenEvents({ type: 'AwardDefined', data: { gifts: [[{ type: 'POINTS', points: 100 }]] } })
  })

  it('refuse a gift with points twice, or the same product twice', () => {
    const points = { type: 'POINTS', points: 100 } as const
    given()
      .when(define({ gifts: [[points, { ...points, points: 200 }]] }))
      .thenRejected({ code: 'GIFT_ROW_HAS_POINTS' })
    const mug = { type: 'CUSTOM_REWARD', rewardId: idOf('mug') } as const
    given()
      .when(define({ gifts: [[mug, mug]] }))
      .thenRejected({ code: 'GIFT_ROW_HAS_PRODUCT', rewardId: mug.rewardId })
    given()
      .when(define({ gifts: [[mug], [mug]] }))
      .thenEvents({ type: 'AwardDefined' })
  })
})
