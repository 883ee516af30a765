import type { RedemptionId } from '../kernel/ids.ts'
import type { Points } from '../kernel/points.ts'
import { move } from '../kernel/posting.ts'
import type { FundEvent } from '../rewards/funds/events.ts'
import type { PaymentMethod } from '../rewards/funds/vocabulary.ts'
import { idOf } from './testCommand.ts'

/** Events of a fund in specs: the same name is the same top-up, redemption or statement. */
export const fundWas = {
  toppedUp: (points: Points, name = 'top-up'): FundEvent => ({
    type: 'FundToppedUp',
    data: {
      topUpId: idOf(name),
      points,
      paymentReference: `pi of ${name}`,
      repaid: 0,
      postings: move(points, { account: 'purchased' }, { account: 'fund' }),
    },
  }),
  reserved: (redemptionId: RedemptionId, points: Points, postpaid: Points = 0): FundEvent => ({
    type: 'FundReserved',
    data: {
      redemptionId,
      memberId: idOf('ann'),
      points,
      postpaid,
      postings: [
        ...move(points - postpaid, { account: 'fund' }, { account: 'fund:reserved' }),
        ...move(postpaid, { account: 'fund:postpaid' }, { account: 'fund:reserved' }),
      ],
    },
  }),
  captured: (redemptionId: RedemptionId, points: Points): FundEvent => ({
    type: 'FundCaptured',
    data: {
      redemptionId,
      points,
      postings: move(points, { account: 'fund:reserved' }, { account: 'paid' }),
    },
  }),
  payingBy: (method: PaymentMethod): FundEvent => ({ type: 'PaymentMethodChosen', data: { method } }),
  settled: (points: Points, name = 'march'): FundEvent => ({
    type: 'PostpaySettled',
    data: {
      statementId: idOf(name),
      month: '2026-03',
      points,
      paymentReference: `pi of ${name}`,
      postpaid: points,
      repaid: 0,
      postings: move(points, { account: 'purchased' }, { account: 'fund:postpaid' }),
    },
  }),
  /** Of `top-up`, unless another name says so. */
  reversed: (points: Points, owed: Points, reference = 're_1', name = 'top-up'): FundEvent => ({
    type: 'TopUpReversed',
    data: { topUpId: idOf(name), ...reversalOf(points, owed, reference) },
  }),
  /** Of the statement of March, unless another name says so. */
  unsettled: (points: Points, owed: Points, reference = 're_1', name = 'march'): FundEvent => ({
    type: 'PostpayReversed',
    data: { statementId: idOf(name), ...reversalOf(points, owed, reference) },
  }),
}

const reversalOf = (points: Points, owed: Points, reference: string) => ({
  points,
  cause: 'dispute' as const,
  reference,
  owed,
  postings: [
    ...move(points - owed, { account: 'fund' }, { account: 'purchased' }),
    ...move(owed, { account: 'fund:owed' }, { account: 'purchased' }),
  ],
})
