import { type Money, moneyOfDecimal } from '@laurel/ledger/kernel/money.ts'
import type { RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { readJson } from '../../../partners/calls.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { OrderReport, Refused, SoughtOrder, VendorClient, VendorWebhook } from '../port.ts'
import { fetchPicture } from '../vendorPictures.ts'
import { Estimate, OrderAnswer, PrintfulError, PrintfulEvent, Stores } from './answers.ts'
import { printfulCatalog } from './catalog.ts'
import { isDuplicate, orderBodyOf, refusalOf, reportOf, type ShippedOrder } from './orders.ts'
import { createPrintfulCalls, PrintfulAccessDenied } from './printfulCalls.ts'
import type { PrintfulSettings } from './settings.ts'

/** Mockups are on the first, uploaded files on the second. */
const pictureHosts = ['printful.com', 'printful-upload.s3-accelerate.amazonaws.com']

/** Items of a Printful store. `timeoutMilliseconds` limits one call. */
export const createPrintfulClient = (
  settings: PrintfulSettings,
  surroundings: VendorSurroundings,
  timeoutMilliseconds = 20_000,
): VendorClient => {
  const calls = createPrintfulCalls(settings, surroundings, timeoutMilliseconds)

  const findOrder = async (
    { handle, vendorOrderId }: SoughtOrder,
    signal: AbortSignal,
  ): Promise<OrderReport | null> => {
    const path = `/orders/${vendorOrderId === null ? `@${handle}` : encodeURIComponent(vendorOrderId)}`
    const answer = await calls.call({ method: 'GET', path }, signal)
    if (answer.status === 404) return null
    if (answer.status !== 200) throw new VendorUncertain(`Printful answered ${answer.status} about an order.`)
    const order = readJson(answer, OrderAnswer).result
    if (order.external_id !== handle) throw new VendorUncertain('Printful names another order under this id.')
    return reportOf(order)
  }

  return {
    testConnection: async signal => {
      try {
        const answer = await calls.call({ method: 'GET', path: '/stores' }, signal)
        if (answer.status !== 200)
          return { kind: 'failed', problem: `Printful answered ${answer.status} about the store.` }
        const [store] = readJson(answer, Stores).result
        return store
          ? { kind: 'connected', detail: `Store: ${store.name}` }
          : { kind: 'failed', problem: 'The API token has no store.' }
      } catch (error) {
        if (error instanceof PrintfulAccessDenied) return { kind: 'failed', problem: error.message }
        throw error
      }
    },
    catalog: signal => printfulCatalog(calls, signal),
    picture: (url, signal) =>
      fetchPicture(
        surroundings,
        { vendor: 'Printful', url, hosts: pictureHosts, timeoutMilliseconds },
        signal,
      ),
    quote: async (order, signal) => {
      const body = orderBodyOf(itemOf(order), 'estimate', { name: '', email: null })
      const answer = await calls.call({ method: 'POST', path: '/orders/estimate-costs', body }, signal)
      if (answer.status !== 200) return refusalOf(readJson(answer, PrintfulError))
      const { currency, subtotal, shipping, tax, vat } = readJson(answer, Estimate).result.costs
      const price = moneyIn(subtotal, currency)
      if (!price) throw new VendorUncertain('Printful answered an estimate without a price.')
      return {
        kind: 'quoted',
        price,
        tax: moneyIn(tax, currency) ?? moneyIn(vat, currency),
        shipping: moneyIn(shipping, currency),
      }
    },
    placeOrder: async ({ order, handle, recipient }, signal) => {
      const item = itemOf(order)
      if (item.variantId === null) return noVariant
      const body = orderBodyOf(item, handle, recipient)
      const path = '/orders?confirm=true&update_existing=false'
      const answer = await calls.call({ method: 'POST', path, body }, signal)
      if (answer.status === 200)
        return { kind: 'accepted', report: reportOf(readJson(answer, OrderAnswer).result) }
      const error = readJson(answer, PrintfulError)
      if (!isDuplicate(error)) return refusalOf(error)
      const report = await findOrder({ handle, vendorOrderId: null }, signal)
      if (report === null)
        throw new VendorUncertain('Printful refused a repeated order and does not find it.')
      return { kind: 'accepted', report }
    },
    findOrder,
    cancelOrder: async ({ handle }, signal) => {
      const answer = await calls.call({ method: 'DELETE', path: `/orders/@${handle}` }, signal)
      return answer.status === 200
        ? reportOf(readJson(answer, OrderAnswer).result)
        : { kind: 'refused', code: 'REFUSED', problem: 'Printful no longer cancels this order.' }
    },
    webhook: printfulWebhook,
  }
}

const noVariant: Refused = {
  kind: 'refused',
  code: 'NOT_AVAILABLE',
  problem: 'Printful sells variants of this product only.',
}

const itemOf = (order: RewardOrder): ShippedOrder => {
  if (order.kind !== 'integrationItem')
    throw new Error(`Printful can't deliver an order of the kind ${order.kind}.`)
  const { address } = order
  if (address === null) throw new Error('Printful delivers nothing without an address.')
  return { ...order, address }
}

const moneyIn = (text: string | null | undefined, currency: string): Money | null =>
  moneyOfDecimal(text ?? '', currency) ?? null

/** Printful signs nothing: its messages come to the secret address of the connection, and are hints only. */
const printfulWebhook: VendorWebhook = {
  isUnsigned: true,
  verify: ({ body }) => eventIn(body) !== undefined,
  hintsOf: ({ body }) => {
    const event = eventIn(body)
    const order = event?.data.order
    if (!event || !order) return []
    const { type, created } = event
    const eventId = `${type} ${order.id} ${created}`
    return [{ eventId, handle: order.external_id ?? null, vendorOrderId: String(order.id) }]
  },
}

const eventIn = (body: Uint8Array) => {
  try {
    return PrintfulEvent.safeParse(JSON.parse(Buffer.from(body).toString('utf8'))).data
  } catch {
    return undefined
  }
}
