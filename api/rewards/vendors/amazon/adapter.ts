import { readJson } from '../../../partners/calls.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { Marketplace } from '../marketplace.ts'
import type { OrderReport, OrderResult, RewardVendor, VendorClient } from '../port.ts'
import { type AmazonCaller, createAmazonCaller } from './caller.ts'
import { ErrorsAnswer, OrderAnswer, reportOf } from './orderAnswers.ts'
import { type AmazonOrder, orderRequestOf } from './orderRequest.ts'
import { ByAsinsAnswer, productOf, SearchAnswer } from './productAnswers.ts'
import { regionNamed } from './regions.ts'
import { AmazonSettings, type Continent, continents, refreshTokenFor } from './settings.ts'

const productsPath = '/products/2020-08-26/products'
const ordersPath = '/ordering/2022-10-30/orders'
/** The most that Amazon answers in a page. */
const pageSize = 24
const facets = ['OFFERS', 'IMAGES']
const searchMilliseconds = 10_000

export type AmazonLimits = { readonly orderMilliseconds: number }

/** Gifts from Amazon Business: products are searched there, and one order is placed for each redemption. */
export const amazonVendor: RewardVendor<AmazonSettings> = {
  name: 'amazon',
  title: 'Amazon Business',
  orderKinds: ['amazon'],
  // An external id belongs to one order for ever, but Amazon refuses its second use and does not repeat its answer.
  capabilities: { isHandleIdempotent: false, isLookUpAuthoritative: true, remembersHandlesForDays: 30 },
  settings: AmazonSettings,
  create: (settings, surroundings) =>
    createAmazonClient(settings, surroundings, { orderMilliseconds: 30_000 }),
}

export const createAmazonClient = (
  settings: AmazonSettings,
  surroundings: VendorSurroundings,
  { orderMilliseconds }: AmazonLimits,
): VendorClient => {
  const call = createAmazonCaller(settings, surroundings)

  /** Every part of the world is asked where its orders are not known to be. */
  const find = async (handle: string, signal: AbortSignal): Promise<OrderReport | null> => {
    for (const continent of connectedTo(settings)) {
      const report = await findIn(call, continent, handle, signal, orderMilliseconds)
      if (report) return report
    }
    return null
  }
  return {
    testConnection: async signal => {
      const connected = connectedTo(settings)
      if (connected.length === 0)
        return { kind: 'failed', problem: 'Enter the refresh token of at least one part of the world.' }
      try {
        for (const continent of connected)
          await findIn(call, continent, 'connectiontest', signal, orderMilliseconds)
        return { kind: 'connected', detail: `Amazon Business, as ${settings.buyerEmail}` }
      } catch (error) {
        if (error instanceof VendorUncertain) return { kind: 'failed', problem: error.message }
        throw error
      }
    },
    marketplace: marketplaceOf(call),
    placeOrder: async ({ order, handle }, signal) => {
      if (order.kind !== 'amazon') throw new Error(`Amazon can't order a ${order.kind}.`)
      return place(call, order, handle, settings, signal, orderMilliseconds)
    },
    findOrder: ({ handle }, signal) => find(handle, signal),
  }
}

const connectedTo = (settings: AmazonSettings): readonly Continent[] =>
  continents.filter(continent => refreshTokenFor(settings, continent) !== null)

const place = async (
  call: AmazonCaller,
  order: AmazonOrder,
  handle: string,
  settings: AmazonSettings,
  signal: AbortSignal,
  timeoutMilliseconds: number,
): Promise<OrderResult> => {
  const { continent } = regionNamed(order.region)
  const answer = await call({
    continent,
    method: 'POST',
    path: ordersPath,
    body: orderRequestOf(order, handle, settings),
    signal,
    timeoutMilliseconds,
  })
  if (answer.status === 200) {
    const report = reportOf(readJson(answer, OrderAnswer))
    return 'kind' in report ? report : { kind: 'accepted', report }
  }
  // The refusal may be about a second use of the handle: then there is an order.
  const before = await findIn(call, continent, handle, signal, timeoutMilliseconds)
  if (before) return { kind: 'accepted', report: before }
  const [problem] = readJson(answer, ErrorsAnswer).errors
  return {
    kind: 'refused',
    code: 'REFUSED',
    problem: `Amazon refused the order (${problem?.code ?? answer.status}).`,
  }
}

const findIn = async (
  call: AmazonCaller,
  continent: Continent,
  handle: string,
  signal: AbortSignal,
  timeoutMilliseconds: number,
): Promise<OrderReport | null> => {
  const path = `${ordersPath}/${encodeURIComponent(handle)}`
  const answer = await call({ continent, method: 'GET', path, signal, timeoutMilliseconds })
  if (answer.status === 404) return null
  if (answer.status !== 200) throw new VendorUncertain(`Amazon Business answered ${answer.status}.`)
  const report = reportOf(readJson(answer, OrderAnswer))
  // A rejected order was never one.
  return 'kind' in report ? null : report
}

const marketplaceOf = (call: AmazonCaller): Marketplace => ({
  search: async ({ region, postalCode, keywords, page }, signal) => {
    const { continent, locale } = regionNamed(region)
    const answer = await call({
      continent,
      method: 'GET',
      path: productsPath,
      query: {
        keywords,
        productRegion: region,
        locale,
        ...(postalCode === null ? {} : { shippingPostalCode: postalCode }),
        facets: facets.join(','),
        pageNumber: String(page),
        pageSize: String(pageSize),
      },
      signal,
      timeoutMilliseconds: searchMilliseconds,
    })
    if (answer.status !== 200) throw new VendorUncertain(`Amazon Business answered ${answer.status}.`)
    const { products, numberOfPages } = readJson(answer, SearchAnswer)
    return { products: products.map(productOf), pages: numberOfPages }
  },
  products: async ({ region, postalCode, ids }, signal) => {
    const { continent, locale } = regionNamed(region)
    const answer = await call({
      continent,
      method: 'POST',
      path: `${productsPath}/getProductsByAsins`,
      body: {
        productIds: ids,
        productRegion: region,
        locale,
        ...(postalCode === null ? {} : { shippingPostalCode: postalCode }),
        quantity: 1,
        facets,
      },
      signal,
      timeoutMilliseconds: searchMilliseconds,
    })
    if (answer.status === 404) return []
    if (answer.status !== 200) throw new VendorUncertain(`Amazon Business answered ${answer.status}.`)
    return readJson(answer, ByAsinsAnswer).products.map(productOf)
  },
})
