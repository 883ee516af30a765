import { callVendor, readJson, type VendorAnswer } from '../../../partners/calls.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { TokenAnswer } from './answers.ts'
import { type PayPalSettings, payPalOrigins } from './settings.ts'

export type PayPalCall = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** JSON as text. */
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

type Token = { readonly value: string; readonly scope: string; readonly expiresAt: number }

/** A token is replaced this long before it expires. */
const leadMilliseconds = 60_000

export class WrongCredentials extends VendorUncertain {}

/** Calls of PayPal's API under one token, which all calls share until it expires. */
export const createPayPalCalls = (
  settings: PayPalSettings,
  { fetch, clock, origin = payPalOrigins[settings.environment] }: VendorSurroundings,
  timeoutMilliseconds: number,
) => {
  const { clientId, clientSecret } = settings
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  let known: Token | undefined

  const sendRaw = async (call: PayPalCall, signal: AbortSignal): Promise<VendorAnswer> => {
    const { path, ...rest } = call
    const url = `${origin}${path}`
    const answer = await callVendor(fetch, { vendor: 'PayPal', url, ...rest, signal, timeoutMilliseconds })
    if (answer.status === 429) throw new VendorUncertain('PayPal asks for fewer calls.')
    return answer
  }

  const newToken = async (signal: AbortSignal): Promise<Token> => {
    const now = Date.parse(clock())
    const answer = await sendRaw(
      {
        method: 'POST',
        path: '/v1/oauth2/token',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      },
      signal,
    )
    if (answer.status !== 200)
      throw new WrongCredentials('PayPal does not accept the client id and the secret. Enter them again.')
    const { access_token: value, expires_in, scope } = readJson(answer, TokenAnswer)
    return { value, scope, expiresAt: now + expires_in * 1000 - leadMilliseconds }
  }

  const token = async (signal: AbortSignal): Promise<Token> => {
    if (known === undefined || known.expiresAt <= Date.parse(clock())) known = await newToken(signal)
    return known
  }

  const send = async (call: PayPalCall, signal: AbortSignal): Promise<VendorAnswer> => {
    const { value } = await token(signal)
    const headers = {
      ...call.headers,
      authorization: `Bearer ${value}`,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    return sendRaw({ ...call, headers }, signal)
  }

  return {
    /** The scope of a new token. */
    scope: async (signal: AbortSignal): Promise<string> => {
      known = await newToken(signal)
      return known.scope
    },
    call: async (call: PayPalCall, signal: AbortSignal): Promise<VendorAnswer> => {
      const answer = await send(call, signal)
      if (answer.status !== 401) return answer
      // PayPal may end a token before its time.
      known = undefined
      const again = await send(call, signal)
      if (again.status === 401) throw new WrongCredentials('PayPal does not accept its own token.')
      return again
    },
  }
}

export type PayPalCalls = ReturnType<typeof createPayPalCalls>
