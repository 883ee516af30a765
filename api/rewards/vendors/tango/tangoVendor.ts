import type { OrderReport, RewardVendor, SoughtOrder, VendorClient } from '../port.ts'
import { TangoAccount, TangoCatalog, TangoOrder, TangoOrders } from './answers.ts'
import { catalogOf } from './catalog.ts'
import { createTangoClient, type TangoClient, tangoTitle } from './client.ts'
import { orderBody, refusedBy, reportOf } from './orders.ts'
import { resendOrder } from './resendOrder.ts'
import { TangoSettings } from './settings.ts'
import { tangoWebhook } from './webhook.ts'

/** Gift cards of Tango Card, over its RaaS API of version 2. */
export const tangoVendor: RewardVendor<TangoSettings> = {
  name: 'tango',
  title: tangoTitle,
  orderKinds: ['giftCard'],
  // Tango does not say that a new order is found at once.
  capabilities: { isHandleIdempotent: true, isLookUpAuthoritative: false, remembersHandlesForDays: 90 },
  settings: TangoSettings,
  create: (settings, surroundings) => tangoClientOf(settings, createTangoClient(settings, surroundings)),
}

/** The client of the port over calls of Tango's API. */
export const tangoClientOf = (settings: TangoSettings, tango: TangoClient): VendorClient => {
  const { accountIdentifier, customerIdentifier, webhookKey } = settings

  const referenceOf = async (sought: SoughtOrder, signal: AbortSignal): Promise<string | null> => {
    if (sought.vendorOrderId !== null) return sought.vendorOrderId
    const query = new URLSearchParams({
      accountIdentifier,
      customerIdentifier,
      externalRefID: sought.handle,
    })
    const found = await tango.get(`/orders?${query.toString()}`, TangoOrders, signal)
    const order = found?.orders.find(({ externalRefID }) => externalRefID === sought.handle)
    return order?.referenceOrderID ?? null
  }
  const findOrder = async (sought: SoughtOrder, signal: AbortSignal): Promise<OrderReport | null> => {
    const reference = await referenceOf(sought, signal)
    if (reference === null) return null
    const order = await tango.get(`/orders/${encodeURIComponent(reference)}`, TangoOrder, signal)
    return order && reportOf(order)
  }

  return {
    testConnection: async signal => {
      const account = await tango.get(
        `/accounts/${encodeURIComponent(accountIdentifier)}`,
        TangoAccount,
        signal,
      )
      if (!account) return { kind: 'failed', problem: `${tangoTitle} knows no account ${accountIdentifier}.` }
      const balance = `${account.currentBalance.toFixed(2)} ${account.currencyCode}`
      return {
        kind: 'connected',
        detail: `Balance of ${account.displayName || accountIdentifier}: ${balance}`,
      }
    },
    async *catalog(signal) {
      const catalog = await tango.get('/catalogs?verbose=true', TangoCatalog, signal)
      yield* catalogOf(catalog?.brands ?? [])
    },
    placeOrder: async (request, signal) => {
      const result = await tango.post('/orders', orderBody(settings, request), TangoOrder, signal)
      return result.kind === 'refusal'
        ? refusedBy(result)
        : { kind: 'accepted', report: reportOf(result.answer) }
    },
    findOrder,
    resend: async (sought, signal) =>
      resendOrder(tango, { reference: await referenceOf(sought, signal), email: sought.email }, signal),
    ...(webhookKey === undefined ? {} : { webhook: tangoWebhook(webhookKey) }),
  }
}
