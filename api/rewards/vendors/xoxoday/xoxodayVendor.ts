import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { giftCardOrderOf } from '../giftCardOrder.ts'
import type { OrderReport, RewardVendor, SoughtOrder, VendorClient, VendorWebhook } from '../port.ts'
import {
  XoxodayBalance,
  XoxodayFound,
  XoxodayMessage,
  XoxodayPlaced,
  type XoxodayProduct,
  XoxodayProducts,
} from './answers.ts'
import { productOf } from './catalog.ts'
import { createXoxodayClient, type XoxodayClient } from './client.ts'
import { orderBody, refusedBy, reportOf } from './orders.ts'
import { XoxodaySettings } from './settings.ts'
import { xoxodayTitle } from './tokens.ts'

/** Vouchers of Xoxoday, over the API of Plum. */
export const xoxodayVendor: RewardVendor<XoxodaySettings> = {
  name: 'xoxoday',
  title: xoxodayTitle,
  orderKinds: ['giftCard'],
  // The answer to a second order under the same number is not documented.
  capabilities: { isHandleIdempotent: false, isLookUpAuthoritative: true, remembersHandlesForDays: 30 },
  settings: XoxodaySettings,
  create: (settings, surroundings) => xoxodayClientOf(createXoxodayClient(settings, surroundings)),
}

const productsPerPage = 100

/** The client of the port over calls of Plum's API. */
export const xoxodayClientOf = (xoxoday: XoxodayClient): VendorClient => {
  const productsOf = async (filter: object, signal: AbortSignal): Promise<readonly XoxodayProduct[]> => {
    const result = await xoxoday.ask('plumProAPI.mutation.getVouchers', filter, XoxodayProducts, signal)
    if (result.kind === 'refusal') throw new VendorUncertain(result.problem)
    return result.answer.data.getVouchers.data
  }
  const findOrder = async (
    { handle, vendorOrderId }: SoughtOrder,
    signal: AbortSignal,
    sendMailToReceiver = 0,
  ): Promise<OrderReport | null> => {
    const sought = vendorOrderId === null ? { poNumber: handle } : { orderId: vendorOrderId }
    const result = await xoxoday.ask(
      'plumProAPI.mutation.getOrderDetails',
      { ...sought, sendMailToReceiver },
      XoxodayFound,
      signal,
    )
    if (result.kind === 'answer') return reportOf(result.answer.data.getOrderDetails.data)
    // Anything else may be about the call, not about the order, which would be placed again.
    if (/not found|no (such )?order|invalid (order|po)/i.test(result.problem)) return null
    throw new VendorUncertain(result.problem)
  }

  return {
    testConnection: async signal => {
      const result = await xoxoday.ask('plumProAPI.query.getBalance', {}, XoxodayBalance, signal)
      if (result.kind === 'refusal') return { kind: 'failed', problem: result.problem }
      const { value, currency } = result.answer.data.getBalance.data
      return { kind: 'connected', detail: `Balance: ${value.toFixed(2)} ${currency}` }
    },
    async *catalog(signal) {
      for (let page = 1; ; page += 1) {
        const filter = { limit: productsPerPage, page, includeProducts: '', excludeProducts: '' }
        const products = await productsOf(filter, signal)
        yield products.map(productOf)
        if (products.length < productsPerPage) return
      }
    },
    quote: async (order, signal) => {
      const { productId, faceValue, variantId } = giftCardOrderOf(order)
      const [product] = await productsOf({ limit: 1, page: 1, includeProducts: productId }, signal)
      const variants = product?.productId === productId ? productOf(product).variants : []
      const isOffered = variants.some(
        ({ variantId: id, value }) =>
          id === variantId &&
          (value.kind === 'fixed'
            ? value.price.minor === faceValue.minor
            : value.least.minor <= faceValue.minor && faceValue.minor <= value.most.minor),
      )
      if (!isOffered)
        return {
          kind: 'refused',
          code: 'NOT_AVAILABLE',
          problem: `${xoxodayTitle} no longer has this value.`,
        }
      return { kind: 'quoted', price: faceValue, tax: null, shipping: null }
    },
    placeOrder: async (request, signal) => {
      const result = await xoxoday.ask(
        'plumProAPI.mutation.placeOrder',
        orderBody(request),
        XoxodayPlaced,
        signal,
      )
      return result.kind === 'refusal'
        ? refusedBy(result)
        : { kind: 'accepted', report: reportOf(result.answer.data.placeOrder.data) }
    },
    findOrder: (sought, signal) => findOrder(sought, signal),
    resend: async (sought, signal) => {
      const report = await findOrder(sought, signal, 1)
      return report ? null : { kind: 'refused', code: 'REFUSED', problem: 'Xoxoday knows no such order.' }
    },
    webhook: unsignedWebhook,
  }
}

/** Messages have no signature. They are hints alone: a forged one costs a look at the order. */
const unsignedWebhook: VendorWebhook = {
  isUnsigned: true,
  verify: request => hintsOf(request).length > 0,
  hintsOf: request => hintsOf(request),
}

const hintsOf: VendorWebhook['hintsOf'] = ({ body }) => {
  try {
    const { id, data } = XoxodayMessage.parse(JSON.parse(Buffer.from(body).toString('utf8')))
    const [handle, vendorOrderId] = [data.poNumber ?? null, data.orderId ?? null]
    return handle === null && vendorOrderId === null ? [] : [{ eventId: id, handle, vendorOrderId }]
  } catch {
    return []
  }
}
