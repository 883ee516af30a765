import type { Delivery } from '@laurel/ledger/rewards/orders/delivery.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { describe, expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { redemptionMoves, redemptionParcels, redemptions } from './tables.ts'

const setUp = async () => {
  const company = await createCompany()
  await company.settled(company.team.adjust('Ann', 100))
  return {
    ...company,
    all: async () => (await company.readModels()).rows(redemptions),
    parcels: async () => (await company.readModels()).rows(redemptionParcels),
    moves: async () =>
      (await company.readModels()).rows(redemptionMoves).map(move => [move.status, move.reason]),
  }
}

describe('redemptions', () => {
  it('given one that was asked for and paid, then it is pending', async () => {
    const { team, settled, all, moves } = await setUp()
    await settled(team.redeem('Ann', 'Mug', 60))
    expect(await all()).toMatchObject([
      { rewardName: 'Mug', memberId: team.memberId('Ann'), points: 60, status: 'PENDING', settledAt: null },
    ])
    expect(await moves()).toEqual([
      ['REQUESTED', null],
      ['PENDING', null],
    ])
  })

  it('given one that was completed by a member, then it says by whom', async () => {
    const { team, ledger, teamId, settled, all } = await setUp()
    await settled(team.redeem('Ann', 'Mug', 60))
    const at = '2026-03-11T09:00:00.000Z'
    await settled(
      ledger.handle({
        type: 'completeRedemption',
        id: team.redemptionId('approval'),
        teamId,
        actor: { kind: 'member', id: team.memberId('Ben') },
        occurredAt: at,
        data: { redemptionId: team.redemptionId('Mug') },
      }),
    )
    expect(await all()).toMatchObject([
      { status: 'COMPLETE', settledAt: at, approvedBy: team.memberId('Ben') },
    ])
  })

  it('given one that was cancelled and one beyond the balance, then both say why', async () => {
    const { team, settled, all, moves } = await setUp()
    await settled(team.redeem('Ann', 'Mug', 60))
    await settled(team.cancel('Mug'))
    await settled(team.redeem('Ann', 'Yacht', 5000))
    expect(await all()).toMatchObject([
      { status: 'CANCELLED', cancelReason: 'Sold out' },
      { status: 'DECLINED', declineReason: 'INSUFFICIENT_POINTS' },
    ])
    expect((await moves()).slice(2)).toEqual([
      ['CANCELLED', 'Sold out'],
      ['REQUESTED', null],
      ['DECLINED', 'INSUFFICIENT_POINTS'],
    ])
  })

  it('given one with an order, then the row shows how far it is, without address and codes', async () => {
    const { team, ledger, teamId, settled, all, moves, parcels } = await setUp()
    const order = testOrders.AMAZON
    await settled(team.redeem('Ann', 'Tea', 60, { type: 'AMAZON', order, holdFor: 'ABOVE_LIMIT' }))
    expect(await all()).toMatchObject([{ status: 'PENDING', hold: 'ABOVE_LIMIT', vendor: null }])
    const redemptionId = team.redemptionId('Tea')
    const delivery: Delivery = {
      credentials: [{ label: 'Code', value: 'C-1', kind: 'code' }],
      instructions: '',
    }
    const commands = [
      { type: 'releaseRedemption', data: { redemptionId } },
      { type: 'startOrder', data: { redemptionId, vendor: 'memory' } },
      { type: 'acceptOrder', data: { redemptionId, vendorOrderId: 'A-1' } },
      { type: 'processRedemption', data: { redemptionId } },
      { type: 'shipRedemption', data: { redemptionId, carrier: 'Post', trackingNumber: 'T-1' } },
      { type: 'shipRedemption', data: { redemptionId, carrier: null, trackingNumber: 'T-2' } },
      { type: 'completeRedemption', data: { redemptionId, delivery } },
      { type: 'returnRedemption', data: { redemptionId, reason: 'Too small' } },
    ] as const
    for (const [index, command] of commands.entries())
      await settled(
        ledger.handle({
          ...command,
          id: team.redemptionId(`step ${index}`),
          teamId,
          actor: { kind: 'system', id: 'memory' },
          occurredAt: '2026-03-11T09:00:00.000Z',
        }),
      )
    const rows = await all()
    expect(rows).toMatchObject([
      {
        status: 'RETURNED',
        groupId: redemptionId,
        hold: null,
        vendor: 'memory',
        vendorOrderId: 'A-1',
        orderedAt: '2026-03-11T09:00:00.000Z',
        orderSummary: { kind: 'amazon', title: 'A teapot' },
        hasDelivery: true,
        cancelReason: 'Too small',
      },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Orchard Lane|C-1/)
    expect(await moves()).toEqual([
      ['REQUESTED', null],
      ['PENDING', null],
      ['PROCESSING', null],
      ['COMPLETE', null],
      ['RETURNED', 'Too small'],
    ])
    expect(await parcels()).toMatchObject([
      { carrier: 'Post', trackingNumber: 'T-1' },
      { carrier: null, trackingNumber: 'T-2' },
    ])
  })

  it('never shows a destination', async () => {
    const { team, settled, all } = await setUp()
    await settled(team.redeem('Ann', 'Money', 60, { type: 'PAYPAL', order: testOrders.PAYPAL }))
    const rows = await all()
    expect(rows).toMatchObject([{ orderSummary: { kind: 'payout', sent: { minor: 975, currency: 'USD' } } }])
    expect(JSON.stringify(rows)).not.toContain('pay.example')
  })
})
