import { randomUUID } from 'node:crypto'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { describe, expect, test } from 'vitest'
import { createTestTeam } from '../../../testing/testTeam.ts'
import { placeOrder } from '../../orders/placeOrder.ts'
import { readDelivery } from '../../orders/readDelivery.ts'
import { purchase } from '../../purchasing/purchase.ts'
import { buymeVendor } from '../../vendors/buyme/buymeVendor.ts'
import { deliverGiftCard } from './deliverGiftCard.ts'

const delivery = { credentials: [{ label: 'Code', value: 'SPA-1', kind: 'code' as const }], instructions: '' }

/** Ann bought a card that people order by hand, and its order is noted. */
const given = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const { team } = await createTestTeam(ledger, 'by-hand')
  const { teamId, ann, olga } = team
  const clock = () => new Date().toISOString()
  const dependencies = {
    ledger,
    log,
    clock,
    settle: (events: Parameters<typeof settle>[1]) => settle(ledger, events),
  }
  await ledger.handle({
    type: 'topUpFund',
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: clock(),
    data: { topUpId: randomUUID(), points: 10_000, paymentReference: 'spec' },
  })
  const intent = {
    id: randomUUID(),
    teamId,
    actor: { kind: 'member', id: ann.memberId },
    occurredAt: clock(),
  } as const
  const bought = await purchase(dependencies, intent, {
    redemptionType: 'GIFT_CARD',
    reward: { rewardId: randomUUID(), name: 'Carmel Spa', emoji: ':gift:' },
    points: 400,
    order: { ...testOrders.GIFT_CARD, vendor: 'buyme' },
    isFunded: true,
  })
  if (bought.kind !== 'accepted') throw new Error('The card was not bought.')
  const { redemptionId } = bought
  const client = buymeVendor.create({ orderedBy: 'Olga' }, { fetch, clock, random: () => 0.5 })
  const connected = { name: 'buyme', capabilities: buymeVendor.capabilities, client }
  await placeOrder(
    {
      ...dependencies,
      vendorFor: () => Promise.resolve(connected),
      vendorNamed: () => Promise.resolve(connected),
      calls: { lastCallAt: null, note: () => Promise.resolve() },
    },
    { teamId, redemptionId },
    new AbortController().signal,
  )
  const deliver = (by: string) =>
    deliverGiftCard(
      dependencies,
      { id: randomUUID(), teamId, actor: { kind: 'member', id: by }, occurredAt: clock() },
      { redemptionId, delivery },
    )
  const actorOf = async (type: string) => {
    for await (const batch of log.readAll())
      for (const event of batch) if (event.type === type) return event.metadata.actor
    return undefined
  }
  return { deliver, actorOf, ledger, log, teamId, redemptionId, ann, olga }
}

describe('a gift card that people order by hand', () => {
  test('is complete with the codes that an administrator enters, once', async () => {
    const { deliver, log, teamId, redemptionId, ann, olga } = await given()
    expect(await deliver(olga.memberId)).toMatchObject({ kind: 'accepted' })
    expect(await readDelivery({ log }, { teamId, redemptionId, memberId: ann.memberId })).toEqual(delivery)
    expect(await deliver(olga.memberId)).toMatchObject({ rejection: { code: 'REDEMPTION_MOVE_REFUSED' } })
  })

  test('names the administrator who entered the codes', async () => {
    const { deliver, actorOf, olga } = await given()
    await deliver(olga.memberId)
    expect(await actorOf('RedemptionCompleted')).toEqual({ kind: 'member', id: olga.memberId })
  })

  test('is not delivered by its owner', async () => {
    const { deliver, ann } = await given()
    expect(await deliver(ann.memberId)).toMatchObject({ rejection: { code: 'OWN_REDEMPTION' } })
  })
})
