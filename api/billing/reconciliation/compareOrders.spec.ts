import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { describe, expect, it } from 'vitest'
import { compareOrders, type OrderedRedemption, type ReportedOrder } from './compareOrders.ts'

const of = { teamId: derivedId('team', 'juniper'), vendor: 'tango' }
const at = '2026-03-11T09:00:00.000Z'
const redemptionId = derivedId('redemption', 'card')

const ordered = (changes: Partial<OrderedRedemption> = {}): OrderedRedemption => ({
  ...of,
  redemptionId,
  redemptionType: 'AMAZON',
  handle: 'handle1',
  vendorOrderId: 'T-1',
  status: 'COMPLETE',
  cents: 2500,
  at,
  ...changes,
})
const reported = (changes: Partial<ReportedOrder> = {}): ReportedOrder => ({
  vendorOrderId: 'T-1',
  handle: 'handle1',
  status: 'complete',
  cents: 2500,
  at,
  ...changes,
})

describe('orders and the report of their vendor', () => {
  it.each<[string, OrderedRedemption, readonly ReportedOrder[]]>([
    ['a delivered order', ordered(), [reported()]],
    [
      'an order that is known by its name alone',
      ordered({ vendorOrderId: null, status: 'PENDING' }),
      [reported({ status: 'pending' })],
    ],
    ['a line without our name', ordered(), [reported({ handle: null })]],
    ['an order that never arrived', ordered({ vendorOrderId: null, status: 'CANCELLED' }), []],
    ['a payout that came back', ordered({ status: 'CANCELLED' }), [reported({ status: 'returned' })]],
  ])('agree about %s', (_what, order, lines) => {
    expect(compareOrders(of, [order], lines)).toEqual([])
  })

  it('differ by a line that was never ordered, or ordered once', () => {
    expect(compareOrders(of, [], [reported()])).toMatchObject([
      { kind: 'order.missing', reference: 'T-1', cents: 2500, compensation: null },
    ])
    const second = reported({ vendorOrderId: 'T-2' })
    for (const lines of [
      [reported(), second],
      [second, reported()],
    ])
      expect(compareOrders(of, [ordered()], lines)).toMatchObject([
        { kind: 'order.twice', reference: 'T-2', cents: 2500 },
      ])
    expect(compareOrders(of, [], [reported({ status: 'cancelled' })])).toEqual([])
  })

  it('differ by an order that the vendor does not know', () => {
    expect(compareOrders(of, [ordered()], [])).toMatchObject([
      { kind: 'order.unknown', reference: redemptionId, cents: -2500, compensation: null },
    ])
  })

  it('differ by a status; an open redemption is cancelled as its order is', () => {
    expect(compareOrders(of, [ordered({ status: 'PENDING' })], [reported()])).toMatchObject([
      { kind: 'order.status', cents: 0, compensation: null },
    ])
    expect(
      compareOrders(of, [ordered({ status: 'PROCESSING' })], [reported({ status: 'cancelled' })]),
    ).toMatchObject([
      { cents: -2500, compensation: { type: 'cancelRedemption', data: { redemptionId, isOrderVoid: true } } },
    ])
    expect(compareOrders(of, [ordered({ status: 'CANCELLED' })], [reported()])).toMatchObject([
      { cents: 2500, said: { cents: 2500, status: 'complete' }, compensation: null },
    ])
  })

  it('differ by a payout that came back after it was complete, and is cancelled, unlike a delivered gift card', () => {
    const returned = reported({ status: 'returned' })
    expect(compareOrders(of, [ordered({ redemptionType: 'PAYPAL' })], [returned])).toMatchObject([
      { kind: 'order.status', cents: -2500, compensation: { type: 'cancelRedemption' } },
    ])
    expect(compareOrders(of, [ordered({ redemptionType: 'GIFT_CARD' })], [returned])).toMatchObject([
      { kind: 'order.status', compensation: null },
    ])
  })
})
