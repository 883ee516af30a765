import { createHmac, timingSafeEqual } from 'node:crypto'
import type { VendorWebhook, WebhookRequest } from '../port.ts'
import { TangoMessage } from './answers.ts'

/**
 * Messages of Tango, signed by HMAC-SHA256 of the body under a shared key. Tango's documents leave open whether the key is
 * used as its base64 text or decoded, and whether the signature is base64 or hexadecimal, so that all four are accepted.
 */
export const tangoWebhook = (key: string): VendorWebhook => {
  const keys = [Buffer.from(key, 'base64'), Buffer.from(key, 'utf8')].filter(({ length }) => length > 0)
  return {
    verify: ({ body, headers }) => {
      const given = headers['x-signed-payload']?.trim()
      if (given === undefined || given === '') return false
      const signatures = [Buffer.from(given, 'base64'), Buffer.from(given, 'hex')]
      return keys.some(signingKey => {
        const expected = createHmac('sha256', signingKey).update(body).digest()
        return signatures.some(
          signature => signature.length === expected.length && timingSafeEqual(signature, expected),
        )
      })
    },
    hintsOf,
  }
}

const hintsOf: VendorWebhook['hintsOf'] = ({ body }: WebhookRequest) => {
  const message = TangoMessage.safeParse(jsonOf(body))
  if (!message.success) return []
  const { eventId, eventData } = message.data
  const [handle, vendorOrderId] = [eventData.externalRefID ?? null, eventData.referenceOrderID ?? null]
  return handle === null && vendorOrderId === null ? [] : [{ eventId, handle, vendorOrderId }]
}

const jsonOf = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
