import { describe, it } from 'vitest'
import { byAdmin } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { allowanceGranted, ann, annAdded, annClawedBack, annEarned } from '../../testing/testMember.ts'
import { memberStream } from '../stream.ts'
import type { AdjustPoints } from './adjustPoints.ts'

const { given } = testDecider(memberStream)

const adjustPoints = (points: number, changes: Partial<AdjustPoints['data']> = {}): AdjustPoints => ({
  type: 'adjustPoints',
  ...byAdmin(),
  data: { memberId: ann, account: 'redeemable', points, reason: 'Won the quiz', ...changes },
})

describe('adjusting points', () => {
  it('adds with a reason', () => {
    given(annAdded)
      .when(adjustPoints(50))
      .thenEvents({
        type: 'PointsAdjusted',
        data: {
          reason: 'Won the quiz',
          postings: [
            { account: 'corrections', points: -50 },
            { account: 'redeemable', member: ann, points: 50 },
          ],
        },
      })
  })

  it('repays first what the member owes', () => {
    given(annAdded, annClawedBack(20, 'owe'))
      .when(adjustPoints(50))
      .thenEvents({
        type: 'PointsAdjusted',
        data: {
          points: 50,
          postings: [
            { account: 'corrections', points: -20 },
            { account: 'owed', member: ann, points: 20 },
            { account: 'corrections', points: -30 },
            { account: 'redeemable', member: ann, points: 30 },
          ],
        },
      })
  })

  it('takes away down to zero in any account of the member, and not below', () => {
    given(annAdded, annEarned(50)).when(adjustPoints(-50)).thenEvents({ type: 'PointsAdjusted' })
    given(annAdded, annEarned(50))
      .when(adjustPoints(-51))
      .thenRejected({ code: 'BALANCE_TOO_LOW', available: 50, requested: 51 })
    given(annAdded, allowanceGranted(20))
      .when(adjustPoints(-21, { account: 'allowance:shoutout' }))
      .thenRejected({ code: 'BALANCE_TOO_LOW', available: 20, requested: 21 })
    given(annAdded)
      .when(adjustPoints(-1, { account: 'allowance:award' }))
      .thenRejected({ code: 'BALANCE_TOO_LOW', available: 0, requested: 1 })
  })

  it('needs a member, an amount and a reason', () => {
    given().when(adjustPoints(1)).thenRejected({ code: 'MEMBER_UNKNOWN' })
    given(annAdded).when(adjustPoints(0)).thenRejected({ code: 'NOTHING_TO_ADJUST' })
    given(annAdded)
      .when(adjustPoints(1, { reason: '  ' }))
      .thenRejected({ code: 'REASON_REQUIRED' })
  })
})
