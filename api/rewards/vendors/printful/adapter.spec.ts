import { printfulStandIn } from '@laurel/scripts/sandbox/vendors/printful/printfulStandIn.ts'
import { useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { standInTime } from '@laurel/scripts/sandbox/vendors/testing/vendorWanted.ts'
import { describe, expect, test } from 'vitest'
import type { CatalogProduct } from '../port.ts'
import { describeVendor } from '../suite/describeVendor.ts'
import type { VendorBench } from '../suite/vendorBench.ts'
import { callMilliseconds, remoteBench } from '../testing/remoteBench.ts'
import type { ShippedOrder } from './orders.ts'
import { printful } from './printful.ts'
import { createPrintfulClient } from './printfulClient.ts'
import { PrintfulSettings } from './settings.ts'

const apiKey = 'sandbox-printful-token'
const ours = PrintfulSettings.parse(printfulStandIn.settings)

const order: ShippedOrder = {
  kind: 'integrationItem',
  vendor: 'printful',
  itemId: '310001',
  variantId: '410001',
  address: {
    name: 'Ann Meadow',
    street1: '1 Fir Lane',
    street2: '',
    city: 'Portland',
    state: 'OR',
    postalCode: '97201',
    country: 'US',
    phone: '',
  },
}

const { signal } = new AbortController()
const clock = () => standInTime
const standIn = useStandIns()

const start = async (settings = ours) => {
  const theirs = await standIn('printful')
  const surroundings = { fetch, clock, random: () => 0.5, origin: theirs.origin }
  return remoteBench(theirs, createPrintfulClient(settings, surroundings, callMilliseconds))
}

const withPrintful = async (body: (bench: VendorBench) => Promise<void>, settings?: PrintfulSettings) => {
  const bench = await start(settings)
  try {
    await body(bench)
  } finally {
    await bench.stop()
  }
}

describeVendor('Printful', {
  capabilities: printful.capabilities,
  order,
  secrets: [apiKey],
  faults: ['loseCall', 'loseAnswer', 'hang', 'refuse'],
  refusals: ['OUT_OF_STOCK', 'INSUFFICIENT_FUNDS', 'INVALID_DESTINATION', 'NOT_AVAILABLE', 'REFUSED'],
  statuses: ['pending', 'processing', 'complete', 'cancelled'],
  start: () => start(),
})

describe('Printful', () => {
  const handle = 'lr000000000000000000000000000001'
  const request = { order, handle, recipient: { name: 'Ann Meadow', email: null } }

  test('lists the products of the store with what is in stock', () =>
    withPrintful(async ({ client }) => {
      const products: CatalogProduct[] = []
      for await (const page of client.catalog?.(signal) ?? []) products.push(...page)
      expect(products.map(({ name }) => name)).toEqual(['Printed hoodie', 'Printed mug', 'Printed notebook'])
      expect(products[0]?.variants).toMatchObject([
        { variantId: '410001', isAvailable: true, value: { price: { minor: 4200, currency: 'USD' } } },
        { variantId: '410002', isAvailable: true },
        { variantId: '410003', isAvailable: false, value: { price: { minor: 4450, currency: 'USD' } } },
      ])
    }))

  test('quotes price, tax and shipping, and refuses what is out of stock', () =>
    withPrintful(async ({ client }) => {
      expect(await client.quote?.(order, signal)).toEqual({
        kind: 'quoted',
        price: { minor: 4200, currency: 'USD' },
        tax: { minor: 0, currency: 'USD' },
        shipping: { minor: 499, currency: 'USD' },
      })
      expect(await client.quote?.({ ...order, variantId: '410003' }, signal)).toMatchObject({
        code: 'OUT_OF_STOCK',
      })
    }))

  test('confirms its orders, and orders nothing that is out of stock or unknown', () =>
    withPrintful(async ({ client }) => {
      expect(await client.placeOrder(request, signal)).toMatchObject({ report: { problem: null } })
      for (const [variantId, code] of [
        ['410003', 'OUT_OF_STOCK'],
        ['419999', 'NOT_AVAILABLE'],
      ]) {
        const other = {
          ...request,
          handle: `lr${variantId}`,
          order: { ...order, variantId: variantId ?? '' },
        }
        expect(await client.placeOrder(other, signal)).toMatchObject({ kind: 'refused', code })
      }
    }))

  test('reports the parcel of a fulfilled order', () =>
    withPrintful(async bench => {
      await bench.client.placeOrder(request, signal)
      await bench.move(handle, 'complete')
      const report = await bench.client.findOrder({ handle, vendorOrderId: null }, signal)
      expect(report?.shipped).toEqual([{ carrier: 'USPS', trackingNumber: '940090000001' }])
    }))

  test('cancels an order that is not in production', () =>
    withPrintful(async bench => {
      const sought = { handle, vendorOrderId: null }
      await bench.client.placeOrder(request, signal)
      expect(await bench.client.cancelOrder?.(sought, signal)).toMatchObject({ status: 'cancelled' })
      await bench.move(handle, 'processing')
      expect(await bench.client.cancelOrder?.(sought, signal)).toMatchObject({ kind: 'refused' })
    }))

  test('takes a message as a hint, and nothing else as one', () =>
    withPrintful(async ({ client }) => {
      const body = Buffer.from(
        JSON.stringify({
          type: 'package_shipped',
          created: 7,
          data: { order: { id: 5, external_id: handle } },
        }),
      )
      expect(client.webhook?.hintsOf({ body, headers: {} })).toEqual([
        { eventId: 'package_shipped 5 7', handle, vendorOrderId: '5' },
      ])
      expect(client.webhook?.verify({ body: Buffer.from('{}'), headers: {} })).toBe(false)
    }))

  test('says that a token is wrong', () =>
    withPrintful(
      async ({ client }) => {
        expect(await client.testConnection(signal)).toMatchObject({ kind: 'failed' })
      },
      { apiKey: 'a-former-token' },
    ))
})
