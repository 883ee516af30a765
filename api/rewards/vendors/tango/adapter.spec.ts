import { tangoSandboxSettings } from '@laurel/scripts/sandbox/vendors/tango/tangoPlugin.ts'
import { useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { standInTime } from '@laurel/scripts/sandbox/vendors/testing/vendorWanted.ts'
import { describe, expect, it } from 'vitest'
import type { CatalogProduct } from '../port.ts'
import { describeVendor } from '../suite/describeVendor.ts'
import { callMilliseconds, remoteBench } from '../testing/remoteBench.ts'
import { createTangoClient } from './client.ts'
import { tangoClientOf, tangoVendor } from './tangoVendor.ts'

const order = {
  kind: 'giftCard',
  vendor: 'tango',
  productId: 'B100100',
  variantId: 'U200002',
  faceValue: { minor: 2500, currency: 'USD' },
  cost: null,
  exchangeRate: '1',
  thumbnailUrl: null,
} as const

const clock = () => standInTime
const standIn = useStandIns()

const start = async () => {
  const tango = await standIn('tango')
  const surroundings = { fetch, clock, random: () => 0.5, origin: tango.origin }
  const calls = createTangoClient(tangoSandboxSettings, surroundings, callMilliseconds)
  return remoteBench(tango, tangoClientOf(tangoSandboxSettings, calls))
}

describeVendor('Tango Card', {
  capabilities: tangoVendor.capabilities,
  order,
  secrets: [
    tangoSandboxSettings.platformKey,
    Buffer.from(`LaurelSandbox:${tangoSandboxSettings.platformKey}`).toString('base64'),
  ],
  faults: ['loseCall', 'loseAnswer', 'hang', 'refuse'],
  refusals: ['INSUFFICIENT_FUNDS', 'NOT_AVAILABLE', 'REFUSED'],
  statuses: ['pending', 'complete', 'cancelled'],
  start,
})

describe('Tango Card', () => {
  const { signal } = new AbortController()
  const withTango = async (
    body: (bench: Awaited<ReturnType<typeof start>>) => Promise<void>,
  ): Promise<void> => {
    const bench = await start()
    try {
      await body(bench)
    } finally {
      await bench.stop()
    }
  }

  it('offers its brands as products, with fixed values and ranges as variants', () =>
    withTango(async ({ client }) => {
      const products: CatalogProduct[] = []
      for await (const page of client.catalog?.(signal) ?? []) products.push(...page)
      expect(products.length).toBeGreaterThan(40)
      expect(products.find(({ name }) => name === 'Alder & Ash Coffee')).toMatchObject({
        productId: 'B100100',
        countries: ['US'],
        variants: [
          { variantId: 'U200000', value: { kind: 'fixed', price: { minor: 500, currency: 'USD' } } },
          { variantId: 'U200001' },
          { variantId: 'U200002', isAvailable: true },
        ],
      })
      expect(products.find(({ name }) => name === 'Bramblewood Books')?.variants).toMatchObject([
        { value: { kind: 'range', least: { minor: 1000 }, most: { minor: 25_000 } } },
      ])
    }))

  it('delivers the codes of a complete order', () =>
    withTango(async ({ client }) => {
      const recipient = { name: 'Ann Meadow', email: 'ann@evergreen.example' }
      const result = await client.placeOrder({ order, handle: 'lrcodes', recipient }, signal)
      expect(result).toMatchObject({
        kind: 'accepted',
        report: {
          status: 'complete',
          delivery: {
            credentials: [
              { label: 'Gift Code', kind: 'code' },
              { label: 'PIN', kind: 'pin' },
            ],
          },
        },
      })
    }))

  it('waits for valid credentials instead of refusing an order', () =>
    withTango(async ({ origin }) => {
      const settings = { ...tangoSandboxSettings, platformKey: 'wrong' }
      const client = tangoVendor.create(settings, { fetch, clock, random: () => 0.5, origin })
      await expect(client.testConnection(signal)).rejects.toThrow('refused the platform name or key')
    }))

  it('refuses a value in which the card does not come', () =>
    withTango(async ({ client }) => {
      const recipient = { name: 'Ann Meadow', email: null }
      const other = { ...order, faceValue: { minor: 2600, currency: 'USD' } }
      expect(await client.placeOrder({ order: other, handle: 'lrvalue', recipient }, signal)).toMatchObject({
        kind: 'refused',
        code: 'REFUSED',
      })
    }))

  it('sends the codes again', () =>
    withTango(async ({ client }) => {
      const recipient = { name: 'Ann Meadow', email: null }
      await client.placeOrder({ order, handle: 'lragain', recipient }, signal)
      const sought = { handle: 'lragain', vendorOrderId: null, email: 'ann@evergreen.example' }
      expect(await client.resend?.(sought, signal)).toBeNull()
      expect(await client.resend?.({ ...sought, handle: 'lrnone' }, signal)).toMatchObject({
        kind: 'refused',
      })
    }))
})
