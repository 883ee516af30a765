import { readJson } from '../../../partners/calls.ts'
import type { ConnectionTest, VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { OrderReport, OrderRequest, OrderResult, Refused, SoughtOrder, VendorClient } from '../port.ts'
import { Batch, CreatedBatch, PayPalError, parsed } from './answers.ts'
import { reportOf } from './payoutReport.ts'
import { payoutRequestOf } from './payoutRequest.ts'
import { createPayPalCalls, WrongCredentials } from './payPalCalls.ts'
import { batchOfDuplicate, refusalOf } from './refusals.ts'
import type { PayPalSettings } from './settings.ts'
import { createPayPalWebhook } from './webhook.ts'

const payoutScope = 'https://uri.paypal.com/payments/payouts'

/** Payouts to PayPal and Venmo. `timeoutMilliseconds` limits one call. */
export const createPayPalClient = (
  settings: PayPalSettings,
  surroundings: VendorSurroundings,
  timeoutMilliseconds = 20_000,
): VendorClient => {
  const calls = createPayPalCalls(settings, surroundings, timeoutMilliseconds)

  const batchOf = async (batchId: string, signal: AbortSignal): Promise<Batch | null> => {
    const path = `/v1/payments/payouts/${encodeURIComponent(batchId)}?page=1&page_size=1`
    const answer = await calls.call({ method: 'GET', path }, signal)
    if (answer.status === 404) return null
    if (answer.status !== 200) throw new VendorUncertain(`PayPal answered ${answer.status} about a payout.`)
    return readJson(answer, Batch)
  }

  /** PayPal refuses a second batch under one handle, and names the first. */
  const adopt = async (batchId: string, handle: string, signal: AbortSignal): Promise<OrderResult> => {
    const batch = await batchOf(batchId, signal)
    if (batch?.batch_header.sender_batch_header.sender_batch_id !== handle)
      throw new VendorUncertain('PayPal refused a repeated payout and named another one.')
    return { kind: 'accepted', report: reportOf(batch) }
  }

  return {
    testConnection: signal => testConnection(calls.scope, signal),

    placeOrder: async ({ order, handle }: OrderRequest, signal): Promise<OrderResult> => {
      if (order.kind !== 'payout') throw new Error(`PayPal can't deliver an order of the kind ${order.kind}.`)
      const answer = await calls.call(
        {
          method: 'POST',
          path: '/v1/payments/payouts',
          headers: { 'paypal-request-id': handle },
          body: JSON.stringify(payoutRequestOf(order, handle)),
        },
        signal,
      )
      if (answer.status === 200 || answer.status === 201) {
        const { batch_header } = readJson(answer, CreatedBatch)
        return { kind: 'accepted', report: reportOf({ batch_header, items: [] }) }
      }
      const error = readJson(answer, PayPalError)
      const duplicate = batchOfDuplicate(error)
      if (duplicate !== undefined) return adopt(duplicate, handle, signal)
      return refusalOf(answer.status, error)
    },

    findOrder: async ({ handle, vendorOrderId }: SoughtOrder, signal): Promise<OrderReport | null> => {
      // PayPal finds batches by its own id only; a repeated order under the handle adopts the first one.
      if (vendorOrderId === null) return null
      const batch = await batchOf(vendorOrderId, signal)
      if (batch === null) return null
      const found = batch.batch_header.sender_batch_header.sender_batch_id
      if (found !== undefined && found !== handle)
        throw new VendorUncertain('PayPal names another order under this id.')
      return reportOf(batch)
    },

    cancelOrder: async ({ vendorOrderId }, signal): Promise<OrderReport | Refused> => {
      const batch = vendorOrderId === null ? null : await batchOf(vendorOrderId, signal)
      const [item] = batch?.items ?? []
      if (batch === null || item?.transaction_status !== 'UNCLAIMED') return notCancellable
      const path = `/v1/payments/payouts-item/${encodeURIComponent(item.payout_item_id)}/cancel`
      const { status, text } = await calls.call({ method: 'POST', path }, signal)
      if (status !== 200)
        return { ...notCancellable, problem: PayPalError.safeParse(parsed(text)).data?.message ?? '' }
      const after = await batchOf(batch.batch_header.payout_batch_id, signal)
      return after === null ? notCancellable : reportOf(after)
    },

    ...(settings.webhookId === undefined ? {} : { webhook: createPayPalWebhook(calls, settings.webhookId) }),
  }
}

const notCancellable: Refused = {
  kind: 'refused',
  code: 'REFUSED',
  problem: 'PayPal cancels a payout only while it is not claimed.',
}

const testConnection = async (
  scopeOf: (signal: AbortSignal) => Promise<string>,
  signal: AbortSignal,
): Promise<ConnectionTest> => {
  try {
    const scope = await scopeOf(signal)
    return scope.split(' ').includes(payoutScope)
      ? { kind: 'connected', detail: 'PayPal accepts the credentials, and the account may make payouts.' }
      : {
          kind: 'failed',
          problem: 'This PayPal account is not approved for Payouts. Ask PayPal to enable them.',
        }
  } catch (error) {
    if (error instanceof WrongCredentials) return { kind: 'failed', problem: error.message }
    throw error
  }
}
