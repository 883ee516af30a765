import { decimalText, moneyOfDecimal } from '@laurel/ledger/kernel/money.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { sliceOf } from '../catalogPages.ts'
import { type GiftCardOrder, giftCardOrderOf } from '../giftCardOrder.ts'
import type { Refused, RewardVendor, VendorClient, VendorWebhook } from '../port.ts'
import {
  CysendBalance,
  CysendCosts,
  CysendFaceValues,
  CysendFound,
  CysendOrders,
  CysendProducts,
} from './answers.ts'
import { isGiftCard, productOf, variantsByProduct } from './catalog.ts'
import { type CysendClient, createCysendClient, cysendTitle } from './client.ts'
import { faceValueIdOf, refusedBy, reportOf } from './orders.ts'
import { CysendSettings, scenarios } from './settings.ts'

/** Prepaid codes of CYSEND. */
export const cysendVendor: RewardVendor<CysendSettings> = {
  name: 'cysend',
  title: cysendTitle,
  orderKinds: ['giftCard'],
  // The answer to a second order under the same id is not documented.
  capabilities: { isHandleIdempotent: false, isLookUpAuthoritative: true, remembersHandlesForDays: 30 },
  settings: CysendSettings,
  create: (settings, surroundings) => cysendClientOf(settings, createCysendClient(settings, surroundings)),
}

const noLonger: Refused = {
  kind: 'refused',
  code: 'NOT_AVAILABLE',
  problem: 'CYSEND no longer has this value of the card.',
}

/** The client of the port over calls of CYSEND's API. */
export const cysendClientOf = (settings: CysendSettings, cysend: CysendClient): VendorClient => {
  const faceValues = async (signal: AbortSignal): Promise<CysendFaceValues> => {
    const path = '/store/catalogue/face-value'
    const result = await cysend.call({ method: 'GET', path }, CysendFaceValues, signal)
    if (result.kind === 'refusal') throw new VendorUncertain(result.problem)
    return result.answer
  }
  /** Ids of face values change with the values, so that each call looks up today's. */
  const itemOf = async (order: GiftCardOrder, signal: AbortSignal) => {
    const { productId, faceValue } = order
    const id = faceValueIdOf(await faceValues(signal), productId, faceValue)
    return id === undefined
      ? undefined
      : {
          face_value_id: id,
          face_value: Number(decimalText(faceValue)),
          face_value_currency: faceValue.currency,
          beneficiary_information: [],
          scenario: scenarios[settings.environment],
        }
  }

  return {
    testConnection: async signal => {
      const result = await cysend.call({ method: 'GET', path: '/customer/balance' }, CysendBalance, signal)
      if (result.kind === 'refusal') return { kind: 'failed', problem: result.problem }
      const { balance, currency } = result.answer
      return { kind: 'connected', detail: `Balance: ${balance.toFixed(2)} ${currency}` }
    },
    async *catalog(signal) {
      const path = '/store/catalogue/products?languages=en&return_usage_instruction=0'
      const result = await cysend.call({ method: 'GET', path }, CysendProducts, signal)
      if (result.kind === 'refusal') throw new VendorUncertain(result.problem)
      const variants = variantsByProduct(await faceValues(signal))
      for (const page of sliceOf(result.answer.filter(isGiftCard)))
        yield page.map(product => productOf(product, variants.get(product.product_id) ?? []))
    },
    quote: async (order, signal) => {
      const item = await itemOf(giftCardOrderOf(order), signal)
      if (!item) return noLonger
      const request = { method: 'PUT', path: '/store/order/cost', body: [item] } as const
      const result = await cysend.call(request, CysendCosts, signal)
      if (result.kind === 'refusal') return refusedBy(result)
      const [cost] = result.answer
      const price = cost && moneyOfDecimal(cost.cost, cost.currency || cost.cost_currency)
      if (!price) throw new VendorUncertain(`${cysendTitle} quoted a price that is no amount.`)
      return { kind: 'quoted', price, tax: null, shipping: null }
    },
    placeOrder: async ({ order, handle }, signal) => {
      const item = await itemOf(giftCardOrderOf(order), signal)
      if (!item) return noLonger
      const body = [{ user_uid: handle, ...item }]
      const result = await cysend.call({ method: 'POST', path: '/store/order', body }, CysendOrders, signal)
      if (result.kind === 'refusal') return refusedBy(result)
      const placed = result.answer.find(({ user_uid: uid }) => uid === handle)
      if (!placed) throw new VendorUncertain(`${cysendTitle} answered without the order.`)
      return { kind: 'accepted', report: reportOf(placed) }
    },
    findOrder: async ({ handle, vendorOrderId }, signal) => {
      const query = new URLSearchParams(
        vendorOrderId === null ? { user_uid: handle } : { uid: vendorOrderId },
      )
      const path = `/store/order?${query.toString()}`
      const result = await cysend.call({ method: 'GET', path }, CysendFound, signal)
      if (result.kind === 'refusal') {
        if (result.status === 404) return null
        throw new VendorUncertain(result.problem)
      }
      const found = result.answer.find(
        ({ uid, user_uid }) => uid === vendorOrderId || (vendorOrderId === null && user_uid === handle),
      )
      return found ? reportOf(found) : null
    },
    webhook: unsignedWebhook,
  }
}

/** Callbacks have no signature. They are hints alone: a forged one costs a look at the order. */
const unsignedWebhook: VendorWebhook = {
  isUnsigned: true,
  verify: request => hintsOf(request).length > 0,
  hintsOf: request => hintsOf(request),
}

const hintsOf: VendorWebhook['hintsOf'] = ({ body }) => {
  try {
    const orders = CysendOrders.parse(JSON.parse(Buffer.from(body).toString('utf8')))
    return orders.map(({ uid, user_uid, status }) => ({
      eventId: `${uid} ${status}`,
      handle: user_uid === '' ? null : user_uid,
      vendorOrderId: uid,
    }))
  } catch {
    return []
  }
}
