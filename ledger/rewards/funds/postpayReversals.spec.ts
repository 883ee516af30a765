import { describe, expect, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { fundWas } from '../../testing/testFund.ts'
import { fundStream } from './stream.ts'

const { given } = testDecider(fundStream)
const { toppedUp, reserved, captured, payingBy, settled, reversed, unsettled } = fundWas
const [mug, book] = [idOf('mug'), idOf('book')]

const reverse = (points: number, reference = 're_1', name = 'march') =>
  ({
    type: 'reversePostpay',
    ...byAdmin(),
    data: { statementId: idOf(name), points, cause: 'dispute', reference },
  }) as const
const reinstate = (reference = 're_1', name = 'march') =>
  ({ type: 'reinstatePostpay', ...byAdmin(), data: { statementId: idOf(name), reference } }) as const

/** A month of 700 points that was paid. */
const paid = [payingBy('postpay'), reserved(mug, 700, 700), captured(mug, 700), settled(700)] as const
const inDebt = [...paid, unsettled(700, 700)] as const

describe('a statement whose payment went back', () => {
  it('is owed, and no later statement asks for it', () => {
    given(...paid)
      .when(reverse(700))
      .thenEvents(unsettled(700, 700))
    expect(given(...inDebt).state).toMatchObject({ available: 0, owed: 700, accrued: 0 })
  })

  it('takes what the fund holds first', () => {
    given(...paid, toppedUp(500))
      .when(reverse(700))
      .thenEvents(unsettled(700, 200))
    expect(given(...paid, toppedUp(500), unsettled(700, 200)).state).toMatchObject({
      available: 0,
      owed: 200,
    })
  })

  it('counts once per refund or dispute, of whatever payment', () => {
    given(...inDebt)
      .when(reverse(700))
      .thenNothing()
    given(...inDebt)
      .when(reverse(300))
      .thenRejected({ code: 'REVERSAL_CONFLICT', paymentReference: 'pi of march', points: 700 })
    given(...paid, toppedUp(500), reversed(500, 0))
      .when(reverse(500))
      .thenRejected({ code: 'REVERSAL_CONFLICT', paymentReference: 'pi of top-up', points: 500 })
  })

  it('goes back in parts, and never more than was paid', () => {
    const part = [...paid, unsettled(300, 300)]
    given(...part)
      .when(reverse(401, 're_2'))
      .thenRejected({ code: 'REVERSAL_TOO_LARGE', reversible: 400, requested: 401 })
    given(...part)
      .when(reverse(400, 're_2'))
      .thenEvents(unsettled(400, 400, 're_2'))
  })

  it('pauses rewards until bought points repay it', () => {
    given(...inDebt)
      .when({
        type: 'reserveFund',
        ...byAdmin(),
        data: { redemptionId: book, memberId: idOf('ann'), points: 10 },
      })
      .thenRejected({ code: 'FUND_OWES', owed: 700 })
    given(...inDebt)
      .when({
        type: 'topUpFund',
        ...byAdmin(),
        data: { topUpId: idOf('another'), points: 1000, paymentReference: 'pi of another' },
      })
      .thenEvents({ type: 'FundToppedUp', data: { points: 1000, repaid: 700 } })
  })

  it('is settled again by money that comes in again, once', () => {
    const won = given(...inDebt).when(reinstate())
    won.thenEvents({
      type: 'PostpayReinstated',
      data: { statementId: idOf('march'), points: 700, reference: 're_1', repaid: 700 },
    })
    const events = won.decision.kind === 'accepted' ? won.decision.events : []
    expect(given(...inDebt, ...events).state).toMatchObject({ available: 0, owed: 0, accrued: 0 })
    given(...inDebt, ...events)
      .when(reinstate())
      .thenNothing()
  })

  it('needs the statement, an amount and, to come in again, the reversal', () => {
    given().when(reverse(10)).thenRejected({ code: 'STATEMENT_UNKNOWN' })
    given().when(reinstate()).thenRejected({ code: 'STATEMENT_UNKNOWN' })
    given(...paid)
      .when(reverse(0))
      .thenRejected({ code: 'POINTS_NOT_POSITIVE' })
    given(...paid)
      .when(reinstate())
      .thenRejected({ code: 'REVERSAL_UNKNOWN' })
  })
})
