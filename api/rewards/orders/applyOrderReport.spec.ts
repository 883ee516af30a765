import { parcelsMax } from '@laurel/ledger/rewards/redemptions/shipRedemption.ts'
import { describe, expect, test } from 'vitest'
import type { OrderReport } from '../vendors/port.ts'
import { applyOrderReport } from './applyOrderReport.ts'
import { createTestOrdering } from './testing/testOrdering.ts'

const ordered = async (type: Parameters<Awaited<ReturnType<typeof createTestOrdering>>['redeem']>[1]) => {
  const ordering = await createTestOrdering()
  await ordering.redeem('It', type)
  await ordering.place('It')
  const handle = await ordering.handleOf('It')
  const says = (report: Partial<OrderReport>) => {
    ordering.memory.move(handle, report)
    return ordering.look('It')
  }
  return { ...ordering, handle, says }
}

describe('a report of a vendor', () => {
  test('moves a redemption through every step to the reported status', async () => {
    const { says, statusOf, eventTypes, balances } = await ordered('AMAZON')
    expect(await says({ status: 'returned', problem: 'Too small' })).toEqual({
      kind: 'applied',
      moves: ['PROCESSING', 'COMPLETE', 'RETURNED'],
    })
    expect(await statusOf('It')).toBe('RETURNED')
    expect((await eventTypes()).filter(type => type.startsWith('Fund'))).toEqual([
      'FundToppedUp',
      'FundReserved',
      'FundCaptured',
      'FundRefunded',
    ])
    expect(await balances()).toEqual({ ann: 1000, fund: 10_000, paid: 0 })
  })

  test('of a donation that was refused after the payment had begun says what a person does', async () => {
    const { says, statusOf } = await ordered('DONATION')
    await says({ status: 'processing' })
    expect(await says({ status: 'cancelled' })).toEqual({
      kind: 'contradiction',
      problem: expect.stringContaining('record the proof of payment'),
    })
    expect(await statusOf('It')).toBe('PROCESSING')
  })

  test('changes nothing when it comes twice, late, or at the same time', async () => {
    const { says, look, memory, handle, dependencies, subjectOf, eventTypes, balances } =
      await ordered('AMAZON')
    const processing = { ...memory.report(handle), status: 'processing' } as const
    await says({ status: 'complete' })
    const before = await eventTypes()
    await Promise.all([look('It'), look('It'), applyOrderReport(dependencies, subjectOf('It'), processing)])
    expect(await eventTypes()).toEqual(before)
    expect(await balances()).toEqual({ ann: 900, fund: 9900, paid: 100 })
  })

  test('is applied once by two who see it at the same time', async () => {
    const { memory, handle, look, eventTypes, balances } = await ordered('AMAZON')
    memory.move(handle, {
      status: 'cancelled',
      shipped: [{ carrier: 'Post', trackingNumber: 'T-1' }],
    })
    await Promise.all([look('It'), look('It'), look('It')])
    const types = await eventTypes()
    for (const type of ['RedemptionCancelled', 'RedemptionRefunded', 'RedemptionShipped', 'OrderAccepted'])
      expect(types.filter(each => each === type)).toHaveLength(1)
    expect(await balances()).toEqual({ ann: 1000, fund: 10_000, paid: 0 })
  })

  test('of parcels names each of them once', async () => {
    const { says, eventTypes } = await ordered('INTEGRATION_CUSTOM')
    const [first, second] = ['T-1', 'T-2'].map(trackingNumber => ({ carrier: 'Post', trackingNumber }))
    if (!first || !second) throw new Error('There are two parcels.')
    await says({ status: 'processing', shipped: [first] })
    await says({ status: 'complete', shipped: [first, second] })
    expect((await eventTypes()).filter(type => type === 'RedemptionShipped')).toHaveLength(2)
  })

  test('of more parcels than a redemption names still completes it', async () => {
    const { says, statusOf, eventTypes } = await ordered('AMAZON')
    const shipped = Array.from({ length: parcelsMax + 1 }, (_, index) => ({
      carrier: 'Post',
      trackingNumber: `T-${index}`,
    }))
    expect(await says({ status: 'complete', shipped })).toMatchObject({ kind: 'applied' })
    expect(await statusOf('It')).toBe('COMPLETE')
    expect((await eventTypes()).filter(type => type === 'RedemptionShipped')).toHaveLength(parcelsMax)
  })

  test('of texts that no event can hold is applied with what is left of them', async () => {
    const { says, statusOf, eventTypes } = await ordered('AMAZON')
    const shipped = [
      { carrier: 'Post'.repeat(100), trackingNumber: ' T-1\u0000' },
      { carrier: null, trackingNumber: ' ' },
    ]
    expect(await says({ status: 'complete', shipped })).toMatchObject({ kind: 'applied' })
    expect((await eventTypes()).filter(type => type === 'RedemptionShipped')).toHaveLength(1)
    expect(await says({ status: 'returned', problem: `${'x'.repeat(499)}📦` })).toMatchObject({
      kind: 'applied',
    })
    expect(await statusOf('It')).toBe('RETURNED')
  })

  test('brings a payout back after weeks', async () => {
    const { says, statusOf, balances } = await ordered('PAYPAL')
    await says({ status: 'complete' })
    expect(await balances()).toEqual({ ann: 900, fund: 9900, paid: 100 })
    expect(await says({ status: 'returned', problem: 'Not claimed in 30 days' })).toEqual({
      kind: 'applied',
      moves: ['CANCELLED'],
    })
    expect(await says({ status: 'complete' })).toEqual({ kind: 'applied', moves: [] })
    expect(await statusOf('It')).toBe('CANCELLED')
    expect(await balances()).toEqual({ ann: 1000, fund: 10_000, paid: 0 })
  })

  test('of a status that the type does not have changes nothing', async () => {
    const { says, statusOf } = await ordered('GIFT_CARD')
    expect(await says({ status: 'processing' })).toEqual({ kind: 'applied', moves: [] })
    expect(await statusOf('It')).toBe('PENDING')
  })

  test.each([
    ['a gift card that was delivered is cancelled', 'GIFT_CARD', 'complete', 'cancelled', 'COMPLETE'],
    ['a gift card that was cancelled is delivered', 'GIFT_CARD', 'cancelled', 'complete', 'CANCELLED'],
    ['a payout that was cancelled is paid', 'PAYPAL', 'cancelled', 'complete', 'CANCELLED'],
  ] as const)('contradicts the ledger where %s', async (_, type, first, second, status) => {
    const { says, statusOf } = await ordered(type)
    await says({ status: first })
    expect(await says({ status: second })).toEqual({
      kind: 'contradiction',
      problem: `The vendor reports ${second}, but this redemption is ${status}.`,
    })
    expect(await statusOf('It')).toBe(status)
  })

  test('contradicts the ledger where it names another order', async () => {
    const { says } = await ordered('GIFT_CARD')
    expect(await says({ vendorOrderId: 'M-77' })).toEqual({
      kind: 'contradiction',
      problem: 'The vendor has two orders for this redemption. The first one is M-1.',
    })
  })

  test('contradicts the ledger where nothing was ordered', async () => {
    const { redeem, dependencies, subjectOf, memory, handle } = await ordered('GIFT_CARD')
    await redeem('Other')
    expect(await applyOrderReport(dependencies, subjectOf('Other'), memory.report(handle))).toEqual({
      kind: 'contradiction',
      problem: 'The vendor reports an order that was never started.',
    })
  })
})
