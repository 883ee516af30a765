import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { annsAddress } from '@laurel/ledger/testing/testOrders.ts'
import { products } from '@laurel/scripts/sandbox/vendors/amazon/catalog/catalog.ts'
import { useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import Ajv from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportedStatuses } from '../port.ts'
import { type ConnectedAmazon, connectAmazon } from './testing/connectAmazon.ts'

const folder = process.env.LAUREL_CONTRACTS
const search = 'ProductSearchV20200826'
const ordering = 'OrderingV1'

/** The schemas of Amazon's own models by name. */
const createContract = (from: string) => {
  const schema: unknown = JSON.parse(
    readFileSync(join(from, 'amazon-business', 'amazon-business.schema.json'), 'utf8'),
  )
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false })
  if (typeof schema !== 'object' || schema === null) throw new Error('The contract is not readable.')
  ajv.addSchema({ ...schema, $id: 'amazon' })
  return (name: string, value: unknown): void => {
    const validate = ajv.compile({ $ref: `amazon#/$defs/${name}` })
    expect(validate(value), `${name}: ${ajv.errorsText(validate.errors)}`).toBe(true)
  }
}

describe.skipIf(folder === undefined)(
  'the contract of Amazon Business (skipped without LAUREL_CONTRACTS)',
  () => {
    const standIn = useStandIns()
    let amazon: ConnectedAmazon
    let fits: ReturnType<typeof createContract>
    beforeAll(async () => {
      fits = createContract(folder ?? '')
      amazon = connectAmazon(await standIn('amazon'))
    })
    afterAll(() => amazon.stop())

    const { signal } = new AbortController()
    const place = { region: 'US', postalCode: '10001' }
    const exchangesAt = (path: string) => amazon.exchanges.filter(exchange => exchange.path.includes(path))
    const partOf = (value: unknown, key: string): readonly unknown[] => {
      const part: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
      return Array.isArray(part) ? part : []
    }

    test('holds for searches and look-ups of every product', async () => {
      const ids = [...products.keys()]
      await amazon.marketplace.search({ ...place, keywords: 'books', page: 0 }, signal)
      for (let first = 0; first < ids.length; first += 30)
        await amazon.marketplace.products({ ...place, ids: ids.slice(first, first + 30) }, signal)

      const [found] = exchangesAt('/products').filter(({ method }) => method === 'GET')
      fits(`${search}.SearchProductsResult`, found?.answer)
      const lookUps = exchangesAt('getProductsByAsins')
      for (const { body, answer } of lookUps) {
        fits(`${search}.ProductsByAsinsRequest`, body)
        fits(`${search}.ProductsByAsinsResponse`, answer)
      }
      const shown = lookUps.flatMap(({ answer }) => partOf(answer, 'products'))
      expect(shown).toHaveLength(ids.length)
      for (const product of shown) {
        const included: unknown = Reflect.get(Object(product), 'includedDataTypes')
        for (const image of partOf(included, 'IMAGES')) fits(`${search}.ImageItem`, image)
        // Amazon shows offers without a price although its models require one.
        for (const offer of partOf(included, 'OFFERS'))
          if (Reflect.has(Object(offer), 'price')) fits(`${search}.Offer`, offer)
      }
    })

    test('holds for orders in every status, and for refusals', async () => {
      const [product] = products.values()
      const dollars = (minor: number) => ({ minor, currency: 'USD' })
      const requestUnder = (handle: string) => ({
        order: {
          kind: 'amazon' as const,
          asin: product?.asin ?? '',
          offerId: `${product?.asin}-US-prime`,
          region: 'US',
          unitPrice: dollars(1_000_000),
          tax: dollars(1_000_000),
          shipping: dollars(0),
          title: 'A product',
          thumbnailUrl: null,
          address: { ...annsAddress, street2: 'Door 2', postalCode: '10001', country: 'US' },
        },
        handle,
        recipient: { name: 'Ann Meadow', email: null },
      })
      for (const status of reportedStatuses) {
        await amazon.client.placeOrder(requestUnder(`lr${status}`), signal)
        await amazon.move(`lr${status}`, status)
        await amazon.client.findOrder({ handle: `lr${status}`, vendorOrderId: null }, signal)
      }
      for (const code of ['PRICE_CHANGED', 'OUT_OF_STOCK', 'NOT_AVAILABLE', 'REFUSED'] as const) {
        await amazon.plan({ kind: 'refuse', code })
        await amazon.client.placeOrder(requestUnder(`lr${code}`), signal)
      }
      await amazon.client.placeOrder(requestUnder('lrpending'), signal)

      for (const { method, body, status, answer } of exchangesAt('/ordering')) {
        if (method === 'POST') fits(`${ordering}.PlaceOrderRequest`, body)
        const model = method === 'POST' ? 'PlaceOrderResult' : 'OrderDetailsResult'
        fits(`${ordering}.${status === 200 ? model : 'ErrorList'}`, answer)
      }
    })
  },
)
