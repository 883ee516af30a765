import { createHmac, randomBytes } from 'node:crypto'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'

const secretPrefix = 'whsec_'
const secretBytes = 24

/** A secret as Standard Webhooks writes it. */
export const newSecret = (): string => `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`

export type Message = { readonly id: string; readonly at: Instant; readonly body: string }

/** The headers of a message of Standard Webhooks, with one signature for each secret. */
export const signedHeaders = (
  { id, at, body }: Message,
  secrets: readonly string[],
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(Date.parse(at) / 1000))
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
