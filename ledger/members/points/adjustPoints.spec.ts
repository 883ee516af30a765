import { describe, expect, it } from 'vitest'
import { move } from '../../kernel/posting.ts'
import { byAdmin, idOf, noon } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { allowanceGranted, ann, annAdded, annClawedBack, annEarned } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { openProposalsMax, unapprovedPointsPerDayMax } from '../limits.ts'
import { memberStream } from '../stream.ts'
import { PointsAdjusted } from './adjustmentEvents.ts'
import type { AdjustPoints } from './adjustPoints.ts'
import type { ApproveAdjustment } from './approveAdjustment.ts'
import type { DeclineAdjustment } from './declineAdjustment.ts'

const { given } = testDecider(memberStream)

const adjustPoints = (points: number, changes: Partial<AdjustPoints['data']> = {}): AdjustPoints => ({
  type: 'adjustPoints',
  ...byAdmin(),
  data: { memberId: ann, account: 'redeemable', points, reason: 'Won the quiz', ...changes },
})

const day = noon.slice(0, 10)
const oscar = idOf('oscar')
const approveAdjustment = (administrator: string): ApproveAdjustment => ({
  type: 'approveAdjustment',
  ...byAdmin(),
  actor: { kind: 'member', id: administrator },
  data: { memberId: ann, adjustmentId: idOf('adjustment') },
})
const declineAdjustment: DeclineAdjustment = {
  type: 'declineAdjustment',
  ...byAdmin(),
  data: { memberId: ann, adjustmentId: idOf('adjustment') },
}
const adjusted = (points: number, on = day): MemberEvent => ({
  type: 'PointsAdjusted',
  data: {
    memberId: ann,
    account: 'redeemable',
    points,
    reason: 'Won the quiz',
    approval: { kind: 'notNeeded', day: on },
    postings: move(points, { account: 'corrections' }, { account: 'redeemable', member: ann }),
  },
})
const proposed = (points: number): MemberEvent => ({
  type: 'AdjustmentProposed',
  data: {
    memberId: ann,
    account: 'redeemable',
    points,
    reason: 'Won the quiz',
    adjustmentId: idOf('adjustment'),
    proposedBy: idOf('admin'),
  },
})

describe('adjusting points', () => {
  it('adds with a reason', () => {
    given(annAdded)
      .when(adjustPoints(50))
      .thenEvents({
        type: 'PointsAdjusted',
        data: {
          reason: 'Won the quiz',
          approval: { kind: 'notNeeded', day },
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

describe('a second administrator', () => {
  it('has to approve points above the limit of a member and day', () => {
    given(annAdded)
      .when(adjustPoints(unapprovedPointsPerDayMax + 1))
      .thenEvents({
        type: 'AdjustmentProposed',
        data: {
          points: unapprovedPointsPerDayMax + 1,
          proposedBy: idOf('admin'),
          adjustmentId: byAdmin().id,
        },
      })
    given(annAdded, adjusted(unapprovedPointsPerDayMax - 10))
      .when(adjustPoints(11, { account: 'allowance:award' }))
      .thenEvents({ type: 'AdjustmentProposed' })
    given(annAdded, adjusted(unapprovedPointsPerDayMax - 10))
      .when(adjustPoints(10))
      .thenEvents({ type: 'PointsAdjusted' })
  })

  it('has to approve less where the team wants it', () => {
    const strict = { policy: { unapprovedPointsPerDay: 100 } }
    given(annAdded)
      .when({ ...adjustPoints(101), ...strict })
      .thenEvents({ type: 'AdjustmentProposed' })
    given(annAdded)
      .when({ ...adjustPoints(100), ...strict })
      .thenEvents({ type: 'PointsAdjusted' })
  })

  it('is not needed for other days, and for points that are taken away', () => {
    given(annAdded, adjusted(unapprovedPointsPerDayMax, '2026-03-09'))
      .when(adjustPoints(unapprovedPointsPerDayMax))
      .thenEvents({ type: 'PointsAdjusted' })
    given(annAdded, adjusted(unapprovedPointsPerDayMax))
      .when(adjustPoints(-1))
      .thenEvents({ type: 'PointsAdjusted' })
    given(annAdded, adjusted(unapprovedPointsPerDayMax), adjusted(-10))
      .when(adjustPoints(10))
      .thenEvents({ type: 'AdjustmentProposed' })
  })

  it('has to approve above the limit also where a late adjustment of an earlier day came between', () => {
    const filled = [annAdded, adjusted(unapprovedPointsPerDayMax), adjusted(1, '2026-03-09')]
    given(...filled)
      .when(adjustPoints(1))
      .thenEvents({ type: 'AdjustmentProposed' })
    given(...filled)
      .when({ ...adjustPoints(1), occurredAt: '2026-03-09T23:59:59.000Z' })
      .thenEvents({ type: 'AdjustmentProposed' })
    given(annAdded, adjusted(unapprovedPointsPerDayMax - 1), adjusted(1, '2026-03-09'))
      .when(adjustPoints(1))
      .thenEvents({ type: 'AdjustmentProposed' })
    given(...filled)
      .when({ ...adjustPoints(unapprovedPointsPerDayMax), occurredAt: '2026-03-11T00:00:00.000Z' })
      .thenEvents({ type: 'PointsAdjusted' })
  })

  it('has to approve any point that an administrator adds to an own balance', () => {
    const ownActor = { kind: 'member', id: ann } as const
    given(annAdded)
      .when({ ...adjustPoints(1), actor: ownActor })
      .thenEvents({ type: 'AdjustmentProposed' })
    given(annAdded, annEarned(5))
      .when({ ...adjustPoints(-1), actor: ownActor })
      .thenEvents({ type: 'PointsAdjusted' })
  })

  it('approves once; the points move then and do not count towards the limit', () => {
    const decided = given(annAdded, proposed(20_000)).when(approveAdjustment(oscar))
    decided.thenEvents({
      type: 'PointsAdjusted',
      data: {
        points: 20_000,
        approval: { kind: 'approved', adjustmentId: idOf('adjustment'), proposedBy: idOf('admin') },
        postings: [
          { account: 'corrections', points: -20_000 },
          { account: 'redeemable', member: ann, points: 20_000 },
        ],
      },
    })
    const events = decided.decision.kind === 'accepted' ? decided.decision.events : []
    const after = given(annAdded, proposed(20_000), ...events)
    after.when(approveAdjustment(oscar)).thenRejected({ code: 'ADJUSTMENT_NOT_OPEN' })
    after.when(adjustPoints(unapprovedPointsPerDayMax)).thenEvents({ type: 'PointsAdjusted' })
  })

  it('is neither the one who proposed nor the one who gains', () => {
    given(annAdded, proposed(1))
      .when(approveAdjustment(idOf('admin')))
      .thenRejected({ code: 'OWN_ADJUSTMENT' })
    given(annAdded, proposed(1)).when(approveAdjustment(ann)).thenRejected({ code: 'OWN_ADJUSTMENT' })
  })

  it('can decline, after which no points can move', () => {
    given(annAdded, proposed(1)).when(declineAdjustment).thenEvents({ type: 'AdjustmentDeclined' })
    const declined: MemberEvent = {
      type: 'AdjustmentDeclined',
      data: { memberId: ann, adjustmentId: idOf('adjustment'), proposedBy: idOf('admin'), reason: '' },
    }
    given(annAdded, proposed(1), declined)
      .when(approveAdjustment(oscar))
      .thenRejected({ code: 'ADJUSTMENT_NOT_OPEN' })
    given(annAdded).when(declineAdjustment).thenRejected({ code: 'ADJUSTMENT_NOT_OPEN' })
  })

  it('finds a bounded number of proposals', () => {
    const many = Array.from({ length: openProposalsMax }, (_, number): MemberEvent => {
      const one = proposed(1)
      return one.type === 'AdjustmentProposed'
        ? { ...one, data: { ...one.data, adjustmentId: idOf(`adjustment ${number}`) } }
        : one
    })
    given(annAdded, ...many)
      .when(adjustPoints(unapprovedPointsPerDayMax + 1))
      .thenRejected({ code: 'TOO_MANY_PROPOSALS', limit: openProposalsMax })
  })
})

it('an adjustment of version 1 needed no approval and counts towards no limit of today', () => {
  const former = { memberId: ann, account: 'redeemable', points: 5, reason: 'Won the quiz', postings: [] }
  expect(PointsAdjusted.parse(former, 1)).toMatchObject({
    data: { ...former, approval: { kind: 'notNeeded', day: '1970-01-01' } },
  })
})
