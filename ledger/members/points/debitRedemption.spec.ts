import { describe, expect, it } from 'vitest'
import { move } from '../../kernel/posting.ts'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annEarned } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { memberStream } from '../stream.ts'
import type { DebitRedemption } from './debitRedemption.ts'
import { RedemptionDebited } from './redemptionEvents.ts'

const { given } = testDecider(memberStream)

const debitRedemption = (
  points: number,
  limits: DebitRedemption['policy']['limits'] = null,
): DebitRedemption => ({
  type: 'debitRedemption',
  ...byAdmin(),
  data: { redemptionId: idOf('mug'), memberId: ann, points },
  policy: { limits },
})

describe('debiting a redemption', () => {
  it('takes the price from what the member earned', () => {
    const debited = given(annAdded, annEarned(100)).when(debitRedemption(60))
    debited.thenEvents({
      type: 'RedemptionDebited',
      data: {
        points: 60,
        postings: [
          { account: 'redeemable', member: ann, points: -60 },
          { account: 'clearing', points: 60 },
        ],
      },
    })
    const events = debited.decision.kind === 'accepted' ? debited.decision.events : []
    expect(given(annAdded, annEarned(100), ...events).state).toMatchObject({ redeemable: 40 })
  })

  it('never overdraws', () => {
    given(annAdded, annEarned(59))
      .when(debitRedemption(60))
      .thenRejected({ code: 'INSUFFICIENT_POINTS', available: 59, requested: 60 })
  })

  it('needs a member', () => {
    given().when(debitRedemption(1)).thenRejected({ code: 'MEMBER_UNKNOWN' })
  })

  it('takes nothing for a gift, even from a member who has nothing', () => {
    given(annAdded)
      .when(debitRedemption(0))
      .thenEvents({ type: 'RedemptionDebited', data: { points: 0, postings: [] } })
  })
})

describe('the limits of a day', () => {
  const today = '2026-03-10'
  const limits = (pointsMax: number | null, redemptionsMax: number | null, day = today) => ({
    day,
    pointsMax,
    redemptionsMax,
  })
  const debited = (name: string, points: number, day: string | null = today): MemberEvent => ({
    type: 'RedemptionDebited',
    data: {
      redemptionId: idOf(name),
      memberId: ann,
      points,
      day,
      postings: move(points, { account: 'redeemable', member: ann }, { account: 'clearing' }),
    },
  })
  const refunded = (name: string, points: number): MemberEvent => ({
    type: 'RedemptionRefunded',
    data: {
      redemptionId: idOf(name),
      memberId: ann,
      points,
      postings: move(points, { account: 'clearing' }, { account: 'redeemable', member: ann }),
    },
  })
  const begin = [annAdded, annEarned(1000)]
  const reached = (points: number, redemptions: number) =>
    ({ code: 'REDEMPTION_LIMIT', day: today, points, redemptions }) as const

  it('count the points of the day', () => {
    given(...begin, debited('cap', 60))
      .when(debitRedemption(41, limits(100, null)))
      .thenRejected(reached(60, 1))
    given(...begin, debited('cap', 60))
      .when(debitRedemption(40, limits(100, null)))
      .thenEvents({ type: 'RedemptionDebited', data: { day: today } })
  })

  it('count the redemptions of the day', () => {
    given(...begin, debited('cap', 1), debited('pen', 1))
      .when(debitRedemption(1, limits(null, 2)))
      .thenRejected(reached(2, 2))
  })

  it('leave out what was refunded', () => {
    given(...begin, debited('cap', 60), refunded('cap', 60))
      .when(debitRedemption(100, limits(100, 1)))
      .thenEvents({ type: 'RedemptionDebited', data: { points: 100 } })
  })

  it('leave out redemptions without limits, and those of earlier days', () => {
    given(...begin, debited('cap', 60, null), debited('pen', 60, '2026-03-09'))
      .when(debitRedemption(100, limits(100, 1)))
      .thenEvents({ type: 'RedemptionDebited', data: { points: 100 } })
  })

  it('count a late redemption of an earlier day towards the newest day', () => {
    given(...begin, debited('cap', 60, '2026-03-11'))
      .when(debitRedemption(60, limits(100, null)))
      .thenRejected(reached(60, 1))
  })

  it('were unknown to the first version', () => {
    const postings = move(60, { account: 'redeemable', member: ann }, { account: 'clearing' })
    const first = { redemptionId: idOf('cap'), memberId: ann, points: 60, postings }
    expect(RedemptionDebited.parse(first, 1)).toEqual(debited('cap', 60, null))
  })
})
