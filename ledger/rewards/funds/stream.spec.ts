import { describe, expect, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { fundWas } from '../../testing/testFund.ts'
import { fundStream } from './stream.ts'

const { given } = testDecider(fundStream)
const { toppedUp, reserved } = fundWas

const mug = idOf('mug')
const book = idOf('book')

const topUpFund = (points: number, topUp = 'top-up', paymentReference = 'pi of top-up') =>
  ({
    type: 'topUpFund',
    ...byAdmin(),
    data: { topUpId: idOf(topUp), points, paymentReference },
  }) as const

const reserveFund = (redemptionId: string, points: number) =>
  ({ type: 'reserveFund', ...byAdmin(), data: { redemptionId, memberId: idOf('ann'), points } }) as const

describe('topping up a fund', () => {
  it('adds what was paid for', () => {
    given().when(topUpFund(5000)).thenEvents(toppedUp(5000))
  })

  it('needs an amount', () => {
    given().when(topUpFund(0)).thenRejected({ code: 'POINTS_NOT_POSITIVE' })
  })

  it('counts a payment once, whatever command brings it again', () => {
    given(toppedUp(5000)).when(topUpFund(5000)).thenNothing()
    given(toppedUp(5000), reserved(mug, 4000)).when(topUpFund(5000)).thenNothing()
  })

  it.each([
    ['the same top-up with another amount', topUpFund(6000)],
    ['the same top-up for another payment', topUpFund(5000, 'top-up', 'pi_2')],
    ['the same payment as another top-up', topUpFund(5000, 'another')],
  ])('refuses %s', (_what, command) => {
    given(toppedUp(5000))
      .when(command)
      .thenRejected({ code: 'TOP_UP_CONFLICT', topUpId: idOf('top-up'), points: 5000 })
  })

  it('takes another payment as another top-up', () => {
    expect(given(toppedUp(5000)).when(topUpFund(700, 'another', 'pi_2')).decision.kind).toBe('accepted')
  })
})

describe('reserving a fund', () => {
  it('sets points aside for one redemption', () => {
    given(toppedUp(5000)).when(reserveFund(mug, 1500)).thenEvents(reserved(mug, 1500))
  })

  it('never promises the same points twice', () => {
    given(toppedUp(5000), reserved(mug, 4000))
      .when(reserveFund(book, 1001))
      .thenRejected({ code: 'INSUFFICIENT_FUNDS', available: 1000, requested: 1001 })
  })
})

describe('releasing a reservation', () => {
  const releaseFund = { type: 'releaseFund', ...byAdmin(), data: { redemptionId: mug } } as const

  it('gives it back to the fund', () => {
    const released = given(toppedUp(5000), reserved(mug, 4000)).when(releaseFund)
    released.thenEvents({
      type: 'FundReleased',
      data: {
        points: 4000,
        postpaid: 0,
        repaid: 0,
        postings: [
          { account: 'fund:reserved', points: -4000 },
          { account: 'fund', points: 4000 },
        ],
      },
    })
    const events = released.decision.kind === 'accepted' ? released.decision.events : []
    expect(given(toppedUp(5000), reserved(mug, 4000), ...events).state.available).toBe(5000)
  })

  it('does nothing where nothing is reserved', () => {
    given(toppedUp(5000)).when(releaseFund).thenNothing()
  })
})

describe('refunding what was paid', () => {
  it('gives it back to the fund', () => {
    const refundFund = {
      type: 'refundFund',
      ...byAdmin(),
      data: { redemptionId: mug, points: 4000 },
    } as const
    const refunded = given(toppedUp(5000)).when(refundFund)
    refunded.thenEvents({
      type: 'FundRefunded',
      data: {
        redemptionId: mug,
        points: 4000,
        postpaid: 0,
        repaid: 0,
        postings: [
          { account: 'paid', points: -4000 },
          { account: 'fund', points: 4000 },
        ],
      },
    })
    const events = refunded.decision.kind === 'accepted' ? refunded.decision.events : []
    expect(given(toppedUp(5000), ...events).state.available).toBe(9000)
  })
})

describe('capturing a reservation', () => {
  const captureFund = { type: 'captureFund', ...byAdmin(), data: { redemptionId: mug } } as const

  it('pays for what was delivered', () => {
    given(toppedUp(5000), reserved(mug, 4000))
      .when(captureFund)
      .thenEvents({
        type: 'FundCaptured',
        data: {
          points: 4000,
          postings: [
            { account: 'fund:reserved', points: -4000 },
            { account: 'paid', points: 4000 },
          ],
        },
      })
  })

  it('needs a reservation', () => {
    given(toppedUp(5000)).when(captureFund).thenRejected({ code: 'RESERVATION_UNKNOWN' })
  })
})
