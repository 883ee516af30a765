import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, expect, test } from 'vitest'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import type { ReportedStatus } from '../../rewards/vendors/port.ts'
import { decideAboutException } from './decideAboutException.ts'
import { exceptionsOf } from './exceptionRows.ts'
import { reconcileOrders } from './reconcileOrders.ts'
import { startReconciling } from './testing/startReconciling.ts'

const { url } = await createTestDatabase()
const running = await startReconciling(url, ['juniper'])
afterAll(running.stop)
const { teams, ledger, database, catchUp, settle } = running
const [team] = teams
if (!team) throw new Error('There is no team.')
const { teamId } = team
const at = '2026-03-11T09:00:00.000Z'

const envelope = (name: string) => ({
  id: derivedId('orders', name),
  teamId,
  occurredAt: at,
  actor: { kind: 'system', id: 'spec' } as const,
})
const done = async (outcome: ReturnType<typeof ledger.handle>): Promise<void> => {
  await settle(accepted(await outcome).events)
}

/** Olga redeems a gift card, or a payout, which Tango accepts. */
const order = async (key: string, type: 'GIFT_CARD' | 'PAYPAL' = 'GIFT_CARD'): Promise<string> => {
  const redemptionId = team.redemptionId(key)
  await done(
    team.redeem('Olga', key, 100, {
      funding: 'fund',
      type,
      order: type === 'PAYPAL' ? testOrders.PAYPAL : { ...testOrders.GIFT_CARD, vendor: 'tango' },
    }),
  )
  await done(
    ledger.handle({
      type: 'startOrder',
      ...envelope(`start ${key}`),
      data: { redemptionId, vendor: 'tango' },
    }),
  )
  await done(
    ledger.handle({
      type: 'acceptOrder',
      ...envelope(`accept ${key}`),
      data: { redemptionId, vendorOrderId: `T-${key}` },
    }),
  )
  return redemptionId
}

await team.adjust('Olga', 1000)
await team.topUp(1000)
const agreed = await order('agreed')
const gone = await order('gone')
const silent = await order('silent')
const lost = await order('lost')
await catchUp()

const says: Record<string, ReportedStatus> = { 'T-agreed': 'pending', 'T-gone': 'cancelled' }
const client = {
  findOrder: async ({ vendorOrderId }: { readonly vendorOrderId: string | null }) => {
    if (vendorOrderId === 'T-silent') throw new VendorUncertain('Tango did not answer.')
    const status = says[vendorOrderId ?? '']
    return status === undefined || vendorOrderId === null
      ? null
      : { vendorOrderId, status, shipped: [], delivery: null, problem: null }
  },
}
const strange = { vendorOrderId: 'T-strange', handle: null, status: 'complete', cents: 700, at } as const

test('compares orders with what their vendor says, and with the lines of its statement', async () => {
  const reconcile = () =>
    reconcileOrders(
      { database, vendorNamed: async () => ({ client }), statementOf: async () => [strange] },
      { from: '2026-03-01T00:00:00.000Z', until: '2026-04-01T00:00:00.000Z' },
      at,
      new AbortController().signal,
    )
  expect(await reconcile()).toEqual({ orders: 3, differences: 3, unanswered: 1 })
  expect(await reconcile()).toEqual({ orders: 3, differences: 3, unanswered: 1 })
  const found = await exceptionsOf(database, teamId)
  expect(Object.fromEntries(found.map(({ reference, kind }) => [reference, kind]))).toEqual({
    [gone]: 'order.status',
    [lost]: 'order.unknown',
    'T-strange': 'order.missing',
  })
  expect(found.map(({ reference }) => reference)).not.toContain(agreed)
  expect(found.map(({ reference }) => reference)).not.toContain(silent)
  expect(found.find(({ reference }) => reference === gone)?.compensation).toMatchObject({
    type: 'cancelRedemption',
    data: { redemptionId: gone, isOrderVoid: true },
  })
})

const march = { from: '2026-03-01T00:00:00.000Z', until: '2026-04-01T00:00:00.000Z' }
const june = { from: '2026-06-01T00:00:00.000Z', until: '2026-07-01T00:00:00.000Z' }
const later = (payoutsOf = [] as (typeof march)[]) =>
  reconcileOrders(
    { database, vendorNamed: async () => ({ client }) },
    { ...june, payoutsOf },
    '2026-07-02T09:00:00.000Z',
    new AbortController().signal,
  )
const openAbout = async (redemptionId: string) =>
  (await exceptionsOf(database, teamId)).find(({ reference }) => reference === redemptionId)
const compensate = (name: string, exceptionId = '') =>
  decideAboutException(
    running,
    {
      id: derivedId('decision', name, exceptionId),
      teamId,
      actor: { kind: 'member', id: team.memberId(name) },
      occurredAt: at,
    },
    { exceptionId, decision: 'compensate', reason: 'Tango said so.', decider: 'administrator' },
  )

test('members do not decide about an order of their own; another one cancels a payout that came back weeks later', async () => {
  const payout = await order('payout', 'PAYPAL')
  await done(
    ledger.handle({ type: 'completeRedemption', ...envelope('complete'), data: { redemptionId: payout } }),
  )
  await catchUp()
  says['T-payout'] = 'returned'
  await later()
  expect(await openAbout(payout)).toBeUndefined()
  await later([march])
  const exceptionId = (await openAbout(payout))?.exceptionId
  const own = { kind: 'rejected', rejection: { code: 'OWN_REDEMPTION' } }
  expect(await compensate('Olga', exceptionId)).toEqual(own)
  expect(await compensate('Ann', exceptionId)).toMatchObject({ kind: 'accepted' })
  expect(await ledger.redemption(teamId, payout)).toMatchObject({ status: 'CANCELLED' })
})

test('compares an open exception again at any age', async () => {
  expect(await openAbout(gone)).toBeDefined()
  says['T-gone'] = 'pending'
  await later()
  expect(await openAbout(gone)).toBeUndefined()
})
