import { describe, it } from 'vitest'
import { move } from '../../kernel/posting.ts'
import { byAdmin } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annEarned } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { memberStream } from '../stream.ts'
import type { ExpirePoints, ExpiryPolicy } from './expirePoints.ts'

const { given } = testDecider(memberStream)

const annSpent = (points: number): MemberEvent => ({
  type: 'PointsAdjusted',
  data: {
    memberId: ann,
    account: 'redeemable',
    points: -points,
    reason: 'Counted twice',
    approval: { kind: 'notNeeded', day: '2027-01-10' },
    postings: move(points, { account: 'redeemable', member: ann }, { account: 'corrections' }),
  },
})

/** Read when Ann had received 40 points in January, 30 in February, and 50 later. */
const policy: ExpiryPolicy = {
  expiry: { months: 12, notBefore: '2027-02-15' },
  lots: [
    { month: '2026-01', points: 40 },
    { month: '2026-02', points: 30 },
  ],
  since: 50,
  refunded: 0,
  income: 120,
}

const expirePoints = (changes: Partial<ExpiryPolicy> = {}, day = '2027-03-01'): ExpirePoints => ({
  type: 'expirePoints',
  ...byAdmin(),
  occurredAt: '2027-03-01T00:10:00.000Z',
  data: { memberId: ann, day },
  policy: { ...policy, ...changes },
})

const expired = (points: number, lots: readonly { month: string; points: number }[]) => ({
  type: 'PointsExpired',
  data: {
    day: '2027-03-01',
    points,
    lots,
    postings: [
      { account: 'redeemable', member: ann, points: -points },
      { account: 'expired', points },
    ],
  },
})

describe('points that were not redeemed in time', () => {
  it('expire with their months, and newer ones stay', () => {
    given(annAdded, annEarned(120))
      .when(expirePoints())
      .thenEvents(
        expired(70, [
          { month: '2026-01', points: 40 },
          { month: '2026-02', points: 30 },
        ]),
      )
  })

  it('are what spending left of the oldest', () => {
    given(annAdded, annEarned(120), annSpent(55))
      .when(expirePoints())
      .thenEvents(expired(15, [{ month: '2026-02', points: 15 }]))
  })

  it('are not taken where they were spent after they were read', () => {
    given(annAdded, annEarned(120), annSpent(70)).when(expirePoints()).thenNothing()
  })

  it('leave what came in after they were read', () => {
    given(annAdded, annEarned(120), annEarned(25, 'shoutout 2'))
      .when(expirePoints())
      .thenEvents(
        expired(70, [
          { month: '2026-01', points: 40 },
          { month: '2026-02', points: 30 },
        ]),
      )
  })

  it('leave what was refunded lately until the next expiry', () => {
    given(annAdded, annEarned(120))
      .when(expirePoints({ refunded: 45 }))
      .thenEvents(expired(25, [{ month: '2026-01', points: 25 }]))
  })

  it.each([
    ['before the first day of expiry of the team', expirePoints({}, '2027-02-01')],
    ['on a day within a month', expirePoints({}, '2027-03-02')],
    ['on a day that has not begun', expirePoints({}, '2027-04-01')],
    ['earlier than their months', expirePoints({ expiry: { months: 13, notBefore: '2027-02-15' } })],
  ])('do not expire %s', (_when, command) => {
    given(annAdded, annEarned(120))
      .when(command)
      .thenRejected({ code: 'EXPIRY_NOT_DUE', day: command.data.day })
  })

  it('need a member', () => {
    given().when(expirePoints()).thenRejected({ code: 'MEMBER_UNKNOWN' })
  })
})
