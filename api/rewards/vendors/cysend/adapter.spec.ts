import { cysendSandboxSettings } from '@laurel/scripts/sandbox/vendors/cysend/cysendPlugin.ts'
import { useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { standInTime } from '@laurel/scripts/sandbox/vendors/testing/vendorWanted.ts'
import { describe, expect, it } from 'vitest'
import type { CatalogProduct } from '../port.ts'
import { describeVendor } from '../suite/describeVendor.ts'
import type { VendorBench } from '../suite/vendorBench.ts'
import { callMilliseconds, remoteBench } from '../testing/remoteBench.ts'
import { createCysendClient } from './client.ts'
import { cysendClientOf, cysendVendor } from './cysendVendor.ts'

const order = {
  kind: 'giftCard',
  vendor: 'cysend',
  productId: '7001',
  variantId: '50 PLN',
  faceValue: { minor: 5000, currency: 'PLN' },
  cost: null,
  exchangeRate: '3.6642',
  thumbnailUrl: null,
} as const

const clock = () => standInTime
const standIn = useStandIns()

const start = async () => {
  const cysend = await standIn('cysend')
  const surroundings = { fetch, clock, random: () => 0.5, origin: cysend.origin }
  const calls = createCysendClient(cysendSandboxSettings, surroundings, callMilliseconds)
  return remoteBench(cysend, cysendClientOf(cysendSandboxSettings, calls))
}

describeVendor('CYSEND', {
  capabilities: cysendVendor.capabilities,
  order,
  secrets: [cysendSandboxSettings.password],
  faults: ['loseCall', 'loseAnswer', 'hang', 'refuse'],
  refusals: ['INSUFFICIENT_FUNDS', 'NOT_AVAILABLE', 'REFUSED'],
  statuses: ['pending', 'complete', 'cancelled'],
  start,
})

describe('CYSEND', () => {
  const { signal } = new AbortController()
  const withCysend = async (body: (bench: VendorBench) => Promise<void>) => {
    const bench = await start()
    try {
      await body(bench)
    } finally {
      await bench.stop()
    }
  }
  const recipient = { name: 'Ann Meadow', email: null }

  it('offers fixed values and ranges', () =>
    withCysend(async ({ client }) => {
      const products: CatalogProduct[] = []
      for await (const page of client.catalog?.(signal) ?? []) products.push(...page)
      expect(products[0]).toMatchObject({
        productId: '7000',
        countries: ['PL'],
        variants: [
          {
            variantId: 'range',
            value: {
              kind: 'range',
              least: { minor: 5000, currency: 'PLN' },
              step: { minor: 100, currency: 'PLN' },
            },
          },
        ],
      })
      expect(products[1]?.variants[1]).toMatchObject({ variantId: '50 PLN' })
    }))

  it('quotes what a card costs the team', () =>
    withCysend(async ({ client }) => {
      expect(await client.quote?.(order, signal)).toEqual({
        kind: 'quoted',
        price: { minor: 4850, currency: 'PLN' },
        tax: null,
        shipping: null,
      })
      const other = { ...order, faceValue: { minor: 5100, currency: 'PLN' } }
      expect(await client.quote?.(other, signal)).toMatchObject({ kind: 'refused', code: 'NOT_AVAILABLE' })
    }))

  it('delivers the code later', () =>
    withCysend(async ({ client, move }) => {
      const result = await client.placeOrder({ order, handle: 'lrcodes', recipient }, signal)
      expect(result).toMatchObject({ report: { status: 'pending', delivery: null } })
      await move('lrcodes', 'complete')
      const found = await client.findOrder({ handle: 'lrcodes', vendorOrderId: null }, signal)
      expect(found?.delivery?.credentials).toMatchObject([
        { kind: 'code' },
        { kind: 'text' },
        { kind: 'pin' },
      ])
    }))

  it('takes callbacks as hints', () =>
    withCysend(async ({ client }) => {
      const message = (orders: unknown) => ({ body: Buffer.from(JSON.stringify(orders)), headers: {} })
      expect(client.webhook?.hintsOf(message([{ uid: 5, user_uid: 'lr1', status: 'success' }]))).toEqual([
        { eventId: '5 success', handle: 'lr1', vendorOrderId: '5' },
      ])
      expect(client.webhook?.verify(message([]))).toBe(false)
    }))
})
