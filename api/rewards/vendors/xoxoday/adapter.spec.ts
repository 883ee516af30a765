import { useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { standInTime } from '@laurel/scripts/sandbox/vendors/testing/vendorWanted.ts'
import { xoxodaySandboxSettings } from '@laurel/scripts/sandbox/vendors/xoxoday/xoxodayPlugin.ts'
import { describe, expect, it } from 'vitest'
import type { CatalogProduct } from '../port.ts'
import { describeVendor } from '../suite/describeVendor.ts'
import { callMilliseconds, remoteBench } from '../testing/remoteBench.ts'
import { createXoxodayClient } from './client.ts'
import { xoxodayClientOf, xoxodayVendor } from './xoxodayVendor.ts'

const order = {
  kind: 'giftCard',
  vendor: 'xoxoday',
  productId: '31000',
  variantId: '1000',
  faceValue: { minor: 100_000, currency: 'INR' },
  cost: null,
  exchangeRate: '88.642',
  thumbnailUrl: null,
} as const

const clock = () => standInTime
const standIn = useStandIns()

const start = async () => {
  const xoxoday = await standIn('xoxoday')
  const surroundings = { fetch, clock, random: () => 0.5, origin: xoxoday.origin }
  const calls = createXoxodayClient(xoxodaySandboxSettings, surroundings, callMilliseconds)
  return remoteBench(xoxoday, xoxodayClientOf(calls))
}

describeVendor('Xoxoday Plum', {
  capabilities: xoxodayVendor.capabilities,
  order,
  secrets: [xoxodaySandboxSettings.clientSecret, 'sandbox-xoxoday-refresh', 'sandbox-xoxoday-access'],
  faults: ['loseCall', 'loseAnswer', 'hang', 'refuse'],
  refusals: ['INSUFFICIENT_FUNDS', 'OUT_OF_STOCK', 'NOT_AVAILABLE', 'REFUSED'],
  statuses: ['pending', 'complete', 'cancelled'],
  start,
})

describe('Xoxoday Plum', () => {
  const { signal } = new AbortController()
  const withXoxoday = async (body: (bench: Awaited<ReturnType<typeof start>>) => Promise<void>) => {
    const bench = await start()
    try {
      await body(bench)
    } finally {
      await bench.stop()
    }
  }

  it('offers denominations and open values', () =>
    withXoxoday(async ({ client }) => {
      const products: CatalogProduct[] = []
      for await (const page of client.catalog?.(signal) ?? []) products.push(...page)
      expect(products).toMatchObject([
        {
          productId: '31000',
          countries: ['IN'],
          categories: ['Groceries'],
          variants: [{}, { variantId: '1000' }, {}],
        },
        {},
        {
          variants: [
            { variantId: 'open', value: { kind: 'range', least: { minor: 50_000, currency: 'INR' } } },
          ],
        },
        {},
        {},
      ])
    }))

  it('quotes what it still has', () =>
    withXoxoday(async ({ client }) => {
      expect(await client.quote?.(order, signal)).toMatchObject({ kind: 'quoted' })
      const other = { ...order, faceValue: { minor: 100, currency: 'INR' } }
      expect(await client.quote?.(other, signal)).toMatchObject({ kind: 'refused', code: 'NOT_AVAILABLE' })
    }))

  it('refuses a value in which the card does not come', () =>
    withXoxoday(async ({ client }) => {
      const recipient = { name: 'Ann Meadow', email: null }
      const other = { ...order, faceValue: { minor: 110_000, currency: 'INR' } }
      expect(await client.placeOrder({ order: other, handle: 'lrvalue', recipient }, signal)).toMatchObject({
        kind: 'refused',
        code: 'REFUSED',
      })
    }))

  it('delivers the codes', () =>
    withXoxoday(async ({ client }) => {
      const recipient = { name: 'Ann Meadow', email: 'ann@evergreen.example' }
      expect(await client.placeOrder({ order, handle: 'lrcodes', recipient }, signal)).toMatchObject({
        report: {
          status: 'complete',
          delivery: { credentials: [{ kind: 'code' }, { kind: 'pin' }, { kind: 'date' }] },
        },
      })
    }))

  it('stops with a sentence for administrators where the refresh token is used up', () =>
    withXoxoday(async ({ client, endAccess }) => {
      expect(await client.testConnection(signal)).toMatchObject({ kind: 'connected' })
      await endAccess()
      await expect(client.testConnection(signal)).rejects.toThrow('Enter a new refresh token')
    }))

  it('takes messages as hints', () =>
    withXoxoday(async ({ client }) => {
      const message = (data: unknown) => ({ body: Buffer.from(JSON.stringify({ id: 7, data })), headers: {} })
      expect(client.webhook?.hintsOf(message({ orderId: 12, poNumber: 'lr1' }))).toEqual([
        { eventId: '7', handle: 'lr1', vendorOrderId: '12' },
      ])
      expect(client.webhook?.verify(message({}))).toBe(false)
    }))
})
