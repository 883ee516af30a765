import { pledgeStandIn } from '@laurel/scripts/sandbox/vendors/pledge/pledgeStandIn.ts'
import { useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { standInTime } from '@laurel/scripts/sandbox/vendors/testing/vendorWanted.ts'
import { describe, expect, test } from 'vitest'
import { describeVendor } from '../suite/describeVendor.ts'
import { callMilliseconds, remoteBench } from '../testing/remoteBench.ts'
import { createPledgeCalls } from './calls.ts'
import { pledge, pledgeClient } from './pledge.ts'
import { PledgeSettings } from './settings.ts'

const settings = PledgeSettings.parse(pledgeStandIn.settings)
const order = {
  kind: 'donation',
  ein: '890001000',
  charityName: 'Seattle Animal Shelter',
  amount: { minor: 2_500, currency: 'USD' },
} as const
const clock = () => standInTime
const standIn = useStandIns()

const start = async () => {
  const theirs = await standIn('pledge')
  const sent: unknown[] = []
  const noting: typeof fetch = (input, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
    return fetch(input, init)
  }
  const calls = createPledgeCalls(settings, { fetch: noting, origin: theirs.origin }, callMilliseconds)
  return { ...remoteBench(theirs, pledgeClient(settings, calls)), sent: () => sent }
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
          email: settings.donorEmail,
          first_name: 'Juniper',
          last_name: 'Labs',
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

  test('waits for a valid key instead of refusing a donation', () =>
    withPledge(async ({ origin }) => {
      const others = { ...settings, apiKey: 'a-former-key' }
      const client = pledge.create(others, { fetch, clock, random: () => 0.5, origin })
      await expect(client.testConnection(signal)).rejects.toThrow('refused the API key')
    }))
})
