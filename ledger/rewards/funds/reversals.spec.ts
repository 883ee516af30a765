import { describe, expect, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { fundWas } from '../../testing/testFund.ts'
import type { FundEvent } from './events.ts'
import { fundStream } from './stream.ts'

const { given } = testDecider(fundStream)
const { toppedUp, reserved, captured, reversed } = fundWas
const [mug, book] = [idOf('mug'), idOf('book')]

const reverse = (points: number, reference = 're_1', name = 'top-up') =>
  ({
    type: 'reverseTopUp',
    ...byAdmin(),
    data: { topUpId: idOf(name), points, cause: 'dispute', reference },
  }) as const
const reinstate = (reference = 're_1', name = 'top-up') =>
  ({ type: 'reinstateTopUp', ...byAdmin(), data: { topUpId: idOf(name), reference } }) as const
const topUp = (points: number, name = 'another') =>
  ({
    type: 'topUpFund',
    ...byAdmin(),
    data: { topUpId: idOf(name), points, paymentReference: `pi of ${name}` },
  }) as const
const reserve = {
  type: 'reserveFund',
  ...byAdmin(),
  data: { redemptionId: book, memberId: idOf('ann'), points: 10 },
} as const

const reinstated = (points: number, repaid: number): FundEvent => ({
  type: 'TopUpReinstated',
  data: { topUpId: idOf('top-up'), points, reference: 're_1', repaid, postings: [] },
})

/** 5000 points of which 4000 were spent, and the money of which went back: 4000 are owed. */
const inDebt = [toppedUp(5000), reserved(mug, 4000), captured(mug, 4000), reversed(5000, 4000)] as const

describe('a reversed top-up', () => {
  it('takes its points from the fund', () => {
    given(toppedUp(5000)).when(reverse(2000)).thenEvents(reversed(2000, 0))
    expect(given(toppedUp(5000), reversed(2000, 0)).state).toMatchObject({ available: 3000, owed: 0 })
  })

  it('is owed as far as it was spent', () => {
    given(toppedUp(5000), reserved(mug, 4000)).when(reverse(5000)).thenEvents(reversed(5000, 4000))
    expect(given(...inDebt).state).toMatchObject({ available: 0, owed: 4000 })
  })

  it('counts once per refund or dispute', () => {
    given(toppedUp(5000), reversed(2000, 0)).when(reverse(2000)).thenNothing()
    given(toppedUp(5000), reversed(2000, 0))
      .when(reverse(1000))
      .thenRejected({ code: 'REVERSAL_CONFLICT', paymentReference: 'pi of top-up', points: 2000 })
    given(toppedUp(5000), toppedUp(5000, 'another'), reversed(2000, 0))
      .when(reverse(2000, 're_1', 'another'))
      .thenRejected({ code: 'REVERSAL_CONFLICT', paymentReference: 'pi of top-up', points: 2000 })
  })

  it('is never more than the top-up', () => {
    given(toppedUp(5000), reversed(2000, 0))
      .when(reverse(3001, 're_2'))
      .thenRejected({ code: 'REVERSAL_TOO_LARGE', reversible: 3000, requested: 3001 })
    given(toppedUp(5000), reversed(2000, 0))
      .when(reverse(3000, 're_2'))
      .thenEvents(reversed(3000, 0, 're_2'))
  })

  it('needs a top-up and an amount', () => {
    given().when(reverse(10)).thenRejected({ code: 'TOP_UP_UNKNOWN' })
    given(toppedUp(5000)).when(reverse(0)).thenRejected({ code: 'POINTS_NOT_POSITIVE' })
  })
})

describe('a fund that owes', () => {
  it('pauses rewards, also for a team that pays after the month', () => {
    for (const method of ['prepaid', 'postpay'] as const)
      given(...inDebt, fundWas.payingBy(method))
        .when(reserve)
        .thenRejected({ code: 'FUND_OWES', owed: 4000 })
  })

  it('is repaid first by the next top-up', () => {
    given(...inDebt)
      .when(topUp(4500))
      .thenEvents({
        type: 'FundToppedUp',
        data: {
          points: 4500,
          repaid: 4000,
          postings: [
            { account: 'purchased', points: -4000 },
            { account: 'fund:owed', points: 4000 },
            { account: 'purchased', points: -500 },
            { account: 'fund', points: 500 },
          ],
        },
      })
  })

  it.each([
    ['released', [reserved(mug, 4000)], { type: 'releaseFund', ...byAdmin(), data: { redemptionId: mug } }],
    [
      'refunded',
      [reserved(mug, 4000), captured(mug, 4000)],
      { type: 'refundFund', ...byAdmin(), data: { redemptionId: mug, points: 4000 } },
    ],
  ] as const)('is repaid first by points that are %s', (_what, spent, command) => {
    const when = given(toppedUp(5000), ...spent, reversed(5000, 4000)).when(command)
    when.thenEvents({ data: { points: 4000, postpaid: 0, repaid: 4000 } })
  })
})

describe('a reversal whose money came in again', () => {
  it('is repaid first, and can be spent', () => {
    given(...inDebt)
      .when(reinstate())
      .thenEvents({
        type: 'TopUpReinstated',
        data: { topUpId: idOf('top-up'), points: 5000, reference: 're_1', repaid: 4000 },
      })
    expect(given(...inDebt, reinstated(5000, 4000)).state).toMatchObject({ available: 1000, owed: 0 })
  })

  it('counts once, and makes room for another reversal', () => {
    const events = [...inDebt, reinstated(5000, 4000)]
    given(...events)
      .when(reinstate())
      .thenNothing()
    given(...events)
      .when(reverse(5000))
      .thenNothing()
    given(...events)
      .when(reverse(5000, 're_2'))
      .thenEvents(reversed(5000, 4000, 're_2'))
  })

  it('needs the reversal', () => {
    given().when(reinstate()).thenRejected({ code: 'TOP_UP_UNKNOWN' })
    given(toppedUp(5000)).when(reinstate()).thenRejected({ code: 'REVERSAL_UNKNOWN' })
  })
})
