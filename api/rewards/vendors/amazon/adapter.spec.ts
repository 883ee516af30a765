import type { RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { annsAddress } from '@laurel/ledger/testing/testOrders.ts'
import { products } from '@laurel/scripts/sandbox/vendors/amazon/catalog/catalog.ts'
import { useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { describe, expect, test } from 'vitest'
import { refusalCodes } from '../port.ts'
import { describeVendor } from '../suite/describeVendor.ts'
import { amazonVendor } from './adapter.ts'
import { amazonSettings, type ConnectedAmazon, connectAmazon } from './testing/connectAmazon.ts'

const teapot = [...products.values()].find(({ title }) => title.startsWith('Fernhollow'))
const asin = teapot?.asin ?? ''
const signal = new AbortController().signal
const dollars = (minor: number) => ({ minor, currency: 'USD' })

const order: RewardOrder = {
  kind: 'amazon',
  asin,
  offerId: `${asin}-US-prime`,
  region: 'US',
  unitPrice: dollars(3499),
  tax: dollars(280),
  shipping: dollars(0),
  title: 'A teapot',
  thumbnailUrl: null,
  address: { ...annsAddress, postalCode: '10001', country: 'US', state: 'NY' },
}

const standIn = useStandIns()

describeVendor('Amazon Business', {
  capabilities: amazonVendor.capabilities,
  order,
  secrets: [amazonSettings.clientSecret, 'sandbox-refresh-token', 'Atza|'],
  faults: ['loseCall', 'loseAnswer', 'hang', 'refuse'],
  refusals: refusalCodes,
  statuses: ['pending', 'processing', 'complete', 'cancelled', 'returned'],
  start: async () => connectAmazon(await standIn('amazon')),
})

const withAmazon = async (
  body: (amazon: ConnectedAmazon) => Promise<void>,
  settings = amazonSettings,
): Promise<void> => {
  const amazon = connectAmazon(await standIn('amazon'), { settings })
  try {
    await body(amazon)
  } finally {
    await amazon.stop()
  }
}

const request = (handle: string, changes: Partial<typeof order> = {}) => ({
  order: { ...order, ...changes },
  handle,
  recipient: { name: 'Ann Meadow', email: null },
})

describe('an order at Amazon Business', () => {
  test('is one order under its handle, although Amazon refuses the second use', () =>
    withAmazon(async ({ client, orders }) => {
      const first = await client.placeOrder(request('lr1'), signal)
      expect(await client.placeOrder(request('lr1'), signal)).toEqual(first)
      expect(await orders()).toHaveLength(1)
    }))

  test('that costs more than was quoted is refused', () =>
    withAmazon(async ({ client, raisePrices }) => {
      await raisePrices(3)
      expect(await client.placeOrder(request('lr2'), signal)).toMatchObject({
        kind: 'refused',
        code: 'PRICE_CHANGED',
      })
      expect(await client.findOrder({ handle: 'lr2', vendorOrderId: null }, signal)).toBeNull()
    }))

  test('that was shipped has its parcels with their carriers', () =>
    withAmazon(async ({ client, move }) => {
      await client.placeOrder(request('lr3'), signal)
      await move('lr3', 'complete')
      expect(await client.findOrder({ handle: 'lr3', vendorOrderId: null }, signal)).toMatchObject({
        status: 'complete',
        shipped: [{ carrier: 'UPS', trackingNumber: expect.stringMatching(/^1Z[0-9A-F]{16}$/) }],
      })
    }))

  test('gets a new access token when Amazon forgot the one before', () =>
    withAmazon(async ({ client, endAccess }) => {
      await client.placeOrder(request('lr4'), signal)
      await endAccess()
      expect(await client.findOrder({ handle: 'lr4', vendorOrderId: null }, signal)).not.toBeNull()
    }))

  test('needs a consent for its part of the world', () => {
    const { refreshTokenEurope: _none, ...american } = amazonSettings
    return withAmazon(async ({ client }) => {
      await expect(client.placeOrder(request('lr5', { region: 'DE' }), signal)).rejects.toThrow(
        'No administrator of Amazon Business has consented for this marketplace.',
      )
    }, american)
  })

  test('is not placed with a wrong secret, and the connection says so', () =>
    withAmazon(
      async ({ client }) => {
        expect(await client.testConnection(signal)).toEqual({
          kind: 'failed',
          problem: 'Amazon refused the sign-in of this connection. Check its secrets.',
        })
      },
      { ...amazonSettings, refreshTokenEurope: 'another' },
    ))
})

describe('the products of Amazon Business', () => {
  const place = { region: 'US', postalCode: '10001' }

  test('are found by words, with their offers', () =>
    withAmazon(async ({ marketplace }) => {
      const page = await marketplace.search({ ...place, keywords: 'stoneware teapot', page: 0 }, signal)
      expect(page).toMatchObject({
        pages: 1,
        products: [
          {
            title: 'Fernhollow Stoneware Teapot, 1.1 l, Moss',
            dimensions: [{ label: 'Color', values: ['Moss', 'Cream', 'Slate'] }],
            offers: [{ price: dollars(3499), tax: dollars(280), shipping: dollars(0), isPrime: true }],
          },
        ],
      })
      const [product] = page.products
      expect(product?.variants.map(({ values }) => values)).toEqual([[0], [1], [2]])
      expect(product?.images).toHaveLength(3)
    }))

  test('have tax and shipping only for an address', () =>
    withAmazon(async ({ marketplace }) => {
      const [product] = await marketplace.products({ region: 'US', postalCode: null, ids: [asin] }, signal)
      expect(product?.offers).toMatchObject([{ price: dollars(3499), tax: null, shipping: null }])
    }))

  test('say what is out of stock, restricted or without a price', () =>
    withAmazon(async ({ marketplace }) => {
      const offersOf = async (keywords: string) =>
        (await marketplace.search({ ...place, keywords, page: 0 }, signal)).products[0]?.offers
      expect(await offersOf('embertide')).toMatchObject([{ isAvailable: false }])
      expect(await offersOf('lumenbox')).toMatchObject([{ isRestricted: true }])
      expect(await offersOf('skyloft')).toMatchObject([{ price: null }])
      expect(await offersOf('skyglass')).toEqual([])
    }))
})
