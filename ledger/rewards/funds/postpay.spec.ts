import { describe, expect, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { fundWas } from '../../testing/testFund.ts'
import { fundStream } from './stream.ts'
import type { PaymentMethod } from './vocabulary.ts'

const { given } = testDecider(fundStream)
const { toppedUp, reserved, captured, payingBy, settled } = fundWas
const [mug, book] = [idOf('mug'), idOf('book')]

const choose = (method: PaymentMethod) =>
  ({ type: 'choosePaymentMethod', ...byAdmin(), data: { method } }) as const
const reserve = (redemptionId: string, points: number) =>
  ({ type: 'reserveFund', ...byAdmin(), data: { redemptionId, memberId: idOf('ann'), points } }) as const
const release = { type: 'releaseFund', ...byAdmin(), data: { redemptionId: mug } } as const
const refund = (points: number) =>
  ({ type: 'refundFund', ...byAdmin(), data: { redemptionId: mug, points } }) as const
const settle = (points: number, name = 'march', payment = name) =>
  ({
    type: 'settlePostpay',
    ...byAdmin(),
    data: { statementId: idOf(name), month: '2026-03', points, paymentReference: `pi of ${payment}` },
  }) as const

describe('how a team pays for rewards', () => {
  it('is in advance, until it chooses to pay after the month', () => {
    expect(given().state).toMatchObject({ method: 'prepaid', accrued: 0, owed: 0 })
    given().when(choose('prepaid')).thenNothing()
    given().when(choose('postpay')).thenEvents(payingBy('postpay'))
    given(payingBy('postpay')).when(choose('postpay')).thenNothing()
  })

  it('keeps what is accrued when the team pays in advance again', () => {
    const events = [payingBy('postpay'), reserved(mug, 700, 700), captured(mug, 700), payingBy('prepaid')]
    expect(given(...events).state).toMatchObject({ method: 'prepaid', accrued: 700 })
    given(...events)
      .when(reserve(book, 1))
      .thenRejected({ code: 'INSUFFICIENT_FUNDS', available: 0, requested: 1 })
  })
})

describe('a reservation of a team that pays after the month', () => {
  it('takes the points that were bought first, and lets the rest accrue', () => {
    const events = [payingBy('postpay'), toppedUp(1000)]
    given(...events)
      .when(reserve(mug, 1500))
      .thenEvents(reserved(mug, 1500, 500))
    expect(given(...events, reserved(mug, 1500, 500)).state).toMatchObject({ available: 0, accrued: 500 })
  })

  it('gives both parts back when it is released', () => {
    given(payingBy('postpay'), toppedUp(1000), reserved(mug, 1500, 500))
      .when(release)
      .thenEvents({
        type: 'FundReleased',
        data: {
          points: 1500,
          postpaid: 500,
          repaid: 0,
          postings: [
            { account: 'fund:reserved', points: -500 },
            { account: 'fund:postpaid', points: 500 },
            { account: 'fund:reserved', points: -1000 },
            { account: 'fund', points: 1000 },
          ],
        },
      })
  })

  it('gives to the fund what was paid for since', () => {
    given(payingBy('postpay'), reserved(mug, 500, 500), settled(500))
      .when(release)
      .thenEvents({ type: 'FundReleased', data: { points: 500, postpaid: 0, repaid: 0 } })
  })
})

describe('a reward that comes back', () => {
  it.each([
    ['all of it', [reserved(mug, 700, 700), captured(mug, 700)], 700],
    ['only what is not paid for yet', [reserved(mug, 700, 700), captured(mug, 700), settled(500)], 200],
    ['nothing', [toppedUp(700), reserved(mug, 700), captured(mug, 700)], 0],
  ])('takes from what is accrued: %s', (_what, events, postpaid) => {
    given(payingBy('postpay'), ...events)
      .when(refund(700))
      .thenEvents({ type: 'FundRefunded', data: { points: 700, postpaid, repaid: 0 } })
  })
})

describe('the payment of a statement', () => {
  const accrued = [payingBy('postpay'), reserved(mug, 700, 700), captured(mug, 700)]

  it('settles what is accrued', () => {
    given(...accrued)
      .when(settle(700))
      .thenEvents(settled(700))
    expect(given(...accrued, settled(700)).state).toMatchObject({ accrued: 0, available: 0 })
  })

  it('goes to the fund where rewards came back since the statement was made', () => {
    given(...accrued)
      .when(settle(900))
      .thenEvents({
        type: 'PostpaySettled',
        data: {
          points: 900,
          postpaid: 700,
          repaid: 0,
          postings: [
            { account: 'purchased', points: -700 },
            { account: 'fund:postpaid', points: 700 },
            { account: 'purchased', points: -200 },
            { account: 'fund', points: 200 },
          ],
        },
      })
  })

  it('counts once, whatever command brings it again', () => {
    given(...accrued, settled(700))
      .when(settle(700))
      .thenNothing()
  })

  it.each([
    ['the same statement with other points', settle(600)],
    ['the same statement by another payment', settle(700, 'march', 'another payment')],
    ['the same payment for another statement', settle(700, 'april', 'march')],
  ])('is refused for %s', (_what, command) => {
    given(...accrued, settled(700))
      .when(command)
      .thenRejected({ code: 'STATEMENT_CONFLICT', statementId: idOf('march'), points: 700 })
  })

  it('is refused where the payment filled the fund, and the other way round', () => {
    given(...accrued, toppedUp(700))
      .when(settle(700, 'march', 'top-up'))
      .thenRejected({ code: 'TOP_UP_CONFLICT', topUpId: idOf('top-up'), points: 700 })
    given(...accrued, settled(700))
      .when({
        type: 'topUpFund',
        ...byAdmin(),
        data: { topUpId: idOf('top-up'), points: 700, paymentReference: 'pi of march' },
      })
      .thenRejected({ code: 'STATEMENT_CONFLICT', statementId: idOf('march'), points: 700 })
  })

  it('needs an amount', () => {
    given(...accrued)
      .when(settle(0))
      .thenRejected({ code: 'POINTS_NOT_POSITIVE' })
  })
})
