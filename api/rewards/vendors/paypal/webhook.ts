import { readJson } from '../../../partners/calls.ts'
import type { VendorWebhook, WebhookHint, WebhookRequest } from '../port.ts'
import { PayPalEvent, parsed, Verification } from './answers.ts'
import type { PayPalCalls } from './payPalCalls.ts'

const verifyMilliseconds = 10_000

/** PayPal verifies its messages itself: it is asked whether it sent this one. */
export const createPayPalWebhook = (calls: PayPalCalls, webhookId: string): VendorWebhook => ({
  verify: async request => {
    const body = verificationOf(request, webhookId)
    if (body === undefined) return false
    const answer = await calls.call(
      { method: 'POST', path: '/v1/notifications/verify-webhook-signature', body },
      AbortSignal.timeout(verifyMilliseconds),
    )
    return answer.status === 200 && readJson(answer, Verification).verification_status === 'SUCCESS'
  },
  hintsOf: request => hintsOf(request),
})

const required = [
  ['auth_algo', 'paypal-auth-algo'],
  ['cert_url', 'paypal-cert-url'],
  ['transmission_id', 'paypal-transmission-id'],
  ['transmission_sig', 'paypal-transmission-sig'],
  ['transmission_time', 'paypal-transmission-time'],
] as const

/** The question to PayPal, or undefined for what can't be a message of PayPal. */
const verificationOf = ({ body, headers }: WebhookRequest, webhookId: string): string | undefined => {
  const event = Buffer.from(body).toString('utf8')
  const fields = required.map(([field, header]) => [field, headers[header]?.slice(0, 500)])
  if (fields.some(([, value]) => value === undefined)) return undefined
  if (parsed(event) === undefined) return undefined
  const question = JSON.stringify({ ...Object.fromEntries(fields), webhook_id: webhookId })
  // The event as it was received: another order of its fields would not fit the signature.
  return `${question.slice(0, -1)},"webhook_event":${event}}`
}

const hintsOf = ({ body }: WebhookRequest): readonly WebhookHint[] => {
  const event = PayPalEvent.safeParse(parsed(Buffer.from(body).toString('utf8')))
  if (!event.success) return []
  const { id: eventId, resource } = event.data
  const vendorOrderId = resource.payout_batch_id ?? resource.batch_header?.payout_batch_id
  return vendorOrderId === undefined ? [] : [{ eventId, handle: null, vendorOrderId }]
}
