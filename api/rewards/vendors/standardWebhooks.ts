import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { WebhookRequest } from './port.ts'

/** A message that is older or younger than this is refused, so that a recorded one can't be sent again later. */
const toleranceMilliseconds = 5 * 60_000

const secretPrefix = 'whsec_'
const signatureVersion = 'v1,'

/** The id of a message, the same at every attempt to deliver it. */
export const standardWebhookId = ({ headers }: Pick<WebhookRequest, 'headers'>): string | undefined =>
  headers['webhook-id'] ?? headers['svix-id']

/** Whether a message is signed with the secret, as Standard Webhooks describes it; Svix has other names of headers. */
export const isStandardWebhook = (request: WebhookRequest, secret: string, now: Instant): boolean => {
  const { headers, body } = request
  const id = standardWebhookId(request)
  const timestamp = headers['webhook-timestamp'] ?? headers['svix-timestamp']
  const signatures = headers['webhook-signature'] ?? headers['svix-signature']
  if (!id || !signatures || timestamp === undefined || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(Date.parse(now) - Number(timestamp) * 1000) > toleranceMilliseconds) return false
  const key = Buffer.from(
    secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret,
    'base64',
  )
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  return signatures
    .split(' ')
    .filter(signature => signature.startsWith(signatureVersion))
    .map(signature => Buffer.from(signature.slice(signatureVersion.length), 'base64'))
    .some(given => given.length === expected.length && timingSafeEqual(given, expected))
}

/** The headers of a message, as its sender signs it. */
export const standardWebhookHeaders = (
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Instant },
  secret: string,
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(Date.parse(at) / 1000))
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'svix-id': id,
    'svix-timestamp': timestamp,
    'svix-signature': `${signatureVersion}${signature}`,
  }
}
