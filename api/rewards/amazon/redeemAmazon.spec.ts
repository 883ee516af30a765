import { randomUUID } from 'node:crypto'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { Address } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { annsAddress, testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { expect, test } from 'vitest'
import { purchase } from '../purchasing/purchase.ts'
import { redeemAmazon } from './redeemAmazon.ts'

/** Ann, who bought a teapot for her home, and has two addresses. */
const given = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann'] })
  accepted(await team.adjust('Ann', 100))
  accepted(await team.topUp(1000))
  const addresses = new Map<string, Address>([
    ['home', { ...annsAddress }],
    ['office', { ...annsAddress, street1: '2 Orchard Lane' }],
  ])
  const intent = {
    id: randomUUID(),
    teamId: team.teamId,
    actor: { kind: 'member', id: team.memberId('Ann') },
    occurredAt: '2026-03-11T09:00:00.000Z',
  } as const
  const dependencies = {
    ledger,
    log,
    settle: (events: Parameters<typeof settle>[1]) => settle(ledger, events),
    database: { query: () => Promise.reject(new Error('Nothing is asked of the database.')) },
    vendorNamed: () => Promise.resolve(null),
    addressOf: (_teamId: string, _memberId: string, id: string) => Promise.resolve(addresses.get(id) ?? null),
    offersAmazon: () => Promise.resolve(true),
    reader: { productNow: () => Promise.reject(new Error('No price is asked for.')) },
  }
  const { asin } = testOrders.AMAZON
  const bought = await purchase(dependencies, intent, {
    redemptionType: 'AMAZON',
    reward: { rewardId: derivedId('amazon', asin), name: 'A teapot', emoji: '📦' },
    points: 100,
    order: testOrders.AMAZON,
    isFunded: true,
  })
  if (bought.kind !== 'accepted') throw new Error(bought.rejection.code)
  return {
    redemptionId: bought.redemptionId,
    addresses,
    again: (addressId: string) =>
      redeemAmazon(dependencies, intent, { asin, addressId, points: null, group: null }),
  }
}

test('a repeat for another address is refused', async () => {
  const { again, redemptionId } = await given()
  expect(await again('office')).toEqual({ kind: 'rejected', rejection: { code: 'COMMAND_CONFLICT' } })
  expect(await again('home')).toMatchObject({ redemptionId, isRepeated: true })
})

test('a repeat is one after its address was removed', async () => {
  const { again, addresses, redemptionId } = await given()
  addresses.delete('home')
  expect(await again('home')).toMatchObject({ redemptionId, isRepeated: true })
})
