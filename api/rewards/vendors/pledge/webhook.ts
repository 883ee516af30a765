import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { VendorWebhook, WebhookHint, WebhookRequest } from '../port.ts'
import { PledgeMessage } from './answers.ts'

/** Messages of Pledge, signed by HMAC-SHA256 of the body under the API key, in base64. */
export const pledgeWebhook = (apiKey: string): VendorWebhook => ({
  verify: ({ body, headers }) => {
    const given = Buffer.from(headers['pledge-signature']?.trim() ?? '', 'base64')
    const expected = createHmac('sha256', apiKey).update(body).digest()
    return given.length === expected.length && timingSafeEqual(given, expected)
  },
  hintsOf,
})

const hintsOf = ({ body }: WebhookRequest): readonly WebhookHint[] => {
  const message = PledgeMessage.safeParse(jsonOf(body))
  if (!message.success) return []
  const { id, data, metadata } = message.data
  const handle = data?.metadata ?? metadata ?? null
  const vendorOrderId = data?.id ?? id ?? null
  if (handle === null && vendorOrderId === null) return []
  // Messages have no documented id: the same body is the same message.
  return [{ eventId: createHash('sha256').update(body).digest('hex'), handle, vendorOrderId }]
}

const jsonOf = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
