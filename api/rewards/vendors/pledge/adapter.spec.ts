import { serveStandIn } from '@laurel/scripts/sandbox/vendors/giftCards/serveStandIn.ts'
import { createPledgeStandIn } from '@laurel/scripts/sandbox/vendors/pledge/createPledgeStandIn.ts'
import { volatileMemory } from '@laurel/scripts/sandbox/vendors/standInMemory.ts'
import { describe, expect, test } from 'vitest'
import { describeVendor, type VendorBench } from '../suite/describeVendor.ts'
import { createPledgeCalls } from './calls.ts'
import { pledge, pledgeClient } from './pledge.ts'

const settings = {
  apiKey: 'pledge-key-of-a-spec',
  donorName: 'Evergreen',
  donorEmail: 'give@evergreen.example',
}
const order = {
  kind: 'donation',
  ein: '890001000',
  charityName: 'Seattle Animal Shelter',
  amount: { minor: 2_500, currency: 'USD' },
} as const
const clock = () => '2026-11-23T09:00:00.000Z'

const start = async (): Promise<VendorBench & { readonly sent: () => readonly unknown[] }> => {
  const { plugin, control } = createPledgeStandIn({
    apiKey: settings.apiKey,
    clock,
    memory: volatileMemory(),
  })
  const { origin, stop } = await serveStandIn('pledge', plugin)
  const sent: unknown[] = []
  const noting: typeof fetch = (input, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
    return fetch(input, init)
  }
  return {
    client: pledgeClient(settings, createPledgeCalls(settings, { fetch: noting, origin }, 1_000)),
    plan: async fault => control.plan(fault),
    ordersUnder: async handle => control.ordersUnder(handle),
    move: async (handle, status) => control.move(handle, status),
    setUnknownStatus: async handle => control.setUnknownStatus(handle),
    webhookAbout: async handle => control.webhookAbout(handle),
    stop,
    sent: () => sent,
  }
}

describeVendor('Pledge', {
  capabilities: pledge.capabilities,
  order,
  secrets: [settings.apiKey],
  faults: ['loseCall', 'loseAnswer', 'hang', 'refuse'],
  refusals: ['INSUFFICIENT_FUNDS', 'NOT_AVAILABLE', 'REFUSED'],
  statuses: ['pending', 'processing', 'complete', 'cancelled'],
  start,
})

describe('Pledge', () => {
  const { signal } = new AbortController()
  const recipient = { name: 'Ann Meadow', email: 'ann@evergreen.example' }
  const withPledge = async (body: (bench: Awaited<ReturnType<typeof start>>) => Promise<void>) => {
    const bench = await start()
    try {
      await body(bench)
    } finally {
      await bench.stop()
    }
  }

  test('gives in the name of the company, in dollars and cents, and says nothing about the person', () =>
    withPledge(async ({ client, sent }) => {
      await client.placeOrder({ order, handle: 'lr1', recipient }, signal)
      expect(sent()).toEqual([
        {
          email: 'give@evergreen.example',
          first_name: 'Evergreen',
          last_name: 'Evergreen',
          organization_id: 'org-890001000',
          amount: '25.00',
          metadata: 'lr1',
        },
      ])
    }))

  test('refuses a nonprofit that Pledge does not know', () =>
    withPledge(async ({ client }) => {
      const unknown = { ...order, ein: '00-1234567' }
      expect(await client.placeOrder({ order: unknown, handle: 'lr2', recipient }, signal)).toMatchObject({
        kind: 'refused',
        code: 'NOT_AVAILABLE',
      })
    }))

  test('finds a donation behind many others', () =>
    withPledge(async ({ client }) => {
      for (let index = 0; index < 130; index += 1)
        await client.placeOrder({ order, handle: `lr${index}`, recipient }, signal)
      expect(await client.findOrder({ handle: 'lr0', vendorOrderId: null }, signal)).not.toBeNull()
      expect(await client.findOrder({ handle: 'lrnone', vendorOrderId: null }, signal)).toBeNull()
    }))

  test('waits for a valid key instead of refusing a donation', async () => {
    const { plugin } = createPledgeStandIn({ apiKey: 'another', clock, memory: volatileMemory() })
    const { origin, stop } = await serveStandIn('pledge', plugin)
    const client = pledge.create(settings, { fetch, clock, random: () => 0.5, origin })
    await expect(client.testConnection(signal)).rejects.toThrow('refused the API key')
    await stop()
  })
})
