import { z } from 'zod'
import { readJson, type VendorCall } from '../../../partners/calls.ts'
import { isHmac } from '../../../partners/isHmac.ts'
import { callSource } from '../callSource.ts'
import { appOf } from '../grantedCalls.ts'
import type { SourceSurroundings } from '../sourceSurroundings.ts'
import { SourceRefused } from '../sourceTrouble.ts'
import type { SourceWebhooks } from '../webhooks/port.ts'
import { readMessage, sentAtOf } from '../webhooks/readMessage.ts'
import { versionHeader } from './oauth.ts'
import { type GustoSettings, gustoOrigin, gustoTitle } from './settings.ts'

const Message = z.object({
  event_type: z.string().startsWith('employee.'),
  resource_uuid: z.string().min(1),
  entity_type: z.literal('Employee'),
  entity_uuid: z.string().min(1),
  timestamp: z.number(),
})
const Handshake = z.object({
  verification_token: z.string().min(1).max(2_000),
  webhook_subscription_uuid: z.string().min(1).max(200),
})
const SystemToken = z.object({ access_token: z.string().min(1) })
const Subscriptions = z.array(z.object({ uuid: z.string(), url: z.string() }))

/** Gusto sends the messages of all companies to one address, and proves it with a token that it sends there first. */
export const gustoWebhooks: SourceWebhooks<GustoSettings> = {
  scope: 'app',
  accountIn: ({ companyId }) => companyId,
  isSigned: ({ body, headers }, secret) =>
    isHmac(headers['x-gusto-signature'], [body], { algorithm: 'sha256', secret, encoding: 'hex' }),
  readHint: message => {
    const read = readMessage(message, Message)
    return (
      read && {
        account: read.resource_uuid,
        externalIds: [read.entity_uuid],
        sentAt: sentAtOf(read.timestamp),
      }
    )
  },
  readHandshake: message => {
    const read = readMessage(message, Handshake)
    return read && { externalId: read.webhook_subscription_uuid, secret: read.verification_token }
  },
  begin: async (address, surroundings, signal) => {
    const call = await systemCalls(surroundings, signal)
    const listed = readJson(await call({ method: 'GET', path: '' }), Subscriptions)
    // Its token was said once, at the former address or to a process that ended.
    for (const { uuid, url } of listed)
      if (url === address) await call({ method: 'DELETE', path: `/${uuid}` })
    const answer = await call({
      method: 'POST',
      path: '',
      json: { url: address, subscription_types: ['Employee'] },
      expected: [422],
    })
    if (answer.status === 422) throw new SourceRefused('Gusto does not take the address (422).')
  },
  confirm: async ({ externalId, secret }, surroundings, signal) => {
    const call = await systemCalls(surroundings, signal)
    const path = `/${encodeURIComponent(externalId)}/verify`
    const answer = await call({
      method: 'PUT',
      path,
      json: { verification_token: secret },
      expected: [404, 422],
    })
    if (answer.status >= 400) throw new SourceRefused('Gusto did not send this handshake.')
  },
  end: async (externalId, surroundings, signal) => {
    const call = await systemCalls(surroundings, signal)
    await call({ method: 'DELETE', path: `/${encodeURIComponent(externalId)}`, expected: [404] })
  },
}

type SystemCall = Pick<VendorCall, 'method' | 'json'> & {
  readonly path: string
  readonly expected?: readonly number[]
}

/** Calls about the subscriptions of Laurel’s registration, with a token of its own. */
const systemCalls = async (surroundings: SourceSurroundings, signal: AbortSignal) => {
  const origin = surroundings.origin ?? gustoOrigin
  const { clientId, clientSecret } = appOf(surroundings, gustoTitle)
  const call = ({ path, ...rest }: SystemCall, headers: Readonly<Record<string, string>> = {}) =>
    callSource(surroundings, {
      ...rest,
      vendor: gustoTitle,
      url: `${origin}${path}`,
      headers: { ...versionHeader, ...headers },
      signal,
    })
  const granted = await call({
    method: 'POST',
    path: '/oauth/token',
    json: { client_id: clientId, client_secret: clientSecret, grant_type: 'system_access' },
  })
  const authorization = `Bearer ${readJson(granted, SystemToken).access_token}`
  return ({ path, ...rest }: SystemCall) =>
    call({ ...rest, path: `/v1/webhook_subscriptions${path}` }, { authorization })
}
