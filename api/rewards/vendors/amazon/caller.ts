import { z } from 'zod'
import { callVendor, readJson, type VendorAnswer } from '../../../partners/calls.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { hosts, tokenUrl } from './regions.ts'
import { type AmazonSettings, type Continent, refreshTokenFor } from './settings.ts'

const vendor = 'Amazon Business'
const userAgent = 'Laurel/1.0 (Language=TypeScript)'
/** A token that ends sooner than this is replaced. */
const tokenReserveMilliseconds = 60_000
const tokenTimeoutMilliseconds = 5_000

const TokenAnswer = z.object({
  access_token: z.string().min(1).max(8000),
  expires_in: z.number().min(1).max(86_400),
})

export type AmazonCall = {
  readonly continent: Continent
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal: AbortSignal
  readonly timeoutMilliseconds: number
}

export type AmazonCaller = (call: AmazonCall) => Promise<VendorAnswer>

type Token = { readonly value: string; readonly until: number }

/** The access token of each part of the world, shared by all calls until it ends. */
const createTokens = (settings: AmazonSettings, { fetch, clock, origin }: VendorSurroundings) => {
  const known = new Map<Continent, Token>()
  const underWay = new Map<Continent, Promise<Token>>()

  const refresh = async (continent: Continent): Promise<Token> => {
    const refreshToken = refreshTokenFor(settings, continent)
    if (refreshToken === null)
      throw new VendorUncertain('No administrator of Amazon Business has consented for this marketplace.')
    const answer = await callVendor(fetch, {
      vendor,
      url: `${origin ?? tokenUrl}/auth/o2/token`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
      }).toString(),
      // Shared by calls, of which one may be aborted.
      signal: AbortSignal.timeout(tokenTimeoutMilliseconds),
    })
    if (answer.status !== 200)
      throw new VendorUncertain('Amazon refused the sign-in of this connection. Check its secrets.')
    const { access_token: value, expires_in } = readJson(answer, TokenAnswer)
    const token = { value, until: Date.parse(clock()) + expires_in * 1000 - tokenReserveMilliseconds }
    known.set(continent, token)
    return token
  }
  return {
    get: async (continent: Continent): Promise<string> => {
      const token = known.get(continent)
      if (token && token.until > Date.parse(clock())) return token.value
      const refreshing =
        underWay.get(continent) ?? refresh(continent).finally(() => underWay.delete(continent))
      underWay.set(continent, refreshing)
      return (await refreshing).value
    },
    drop: (continent: Continent) => known.delete(continent),
  }
}

/**
 * Calls Amazon Business in the name of the buyer. Answers have a status below 500 that is about the request: a refused
 * token is replaced once, and everything else that is not about the request throws `VendorUncertain`.
 */
export const createAmazonCaller = (
  settings: AmazonSettings,
  surroundings: VendorSurroundings,
): AmazonCaller => {
  const tokens = createTokens(settings, surroundings)
  const { fetch, clock, origin } = surroundings

  const callOnce = async (call: AmazonCall): Promise<VendorAnswer> => {
    const { continent, method, path, query, body, signal, timeoutMilliseconds } = call
    signal.throwIfAborted()
    const token = await tokens.get(continent)
    const search = query ? `?${new URLSearchParams(query).toString()}` : ''
    return callVendor(fetch, {
      vendor,
      url: `${origin ?? hosts[continent]}${path}${search}`,
      method,
      headers: {
        'x-amz-access-token': token,
        'x-amz-date': clock().replace(/\.\d+/, '').replaceAll(/[-:]/g, ''),
        'x-amz-user-email': settings.buyerEmail,
        'user-agent': userAgent,
      },
      json: body,
      signal,
      timeoutMilliseconds,
    })
  }
  return async call => {
    const first = await callOnce(call)
    const answer = isRefusedToken(first) ? await again(call) : first
    if (isRefusedToken(answer))
      throw new VendorUncertain('Amazon does not let this connection in. Check its secrets and its buyer.')
    if (answer.status === 429) throw new VendorUncertain('Amazon asks for fewer calls. Try again later.')
    return answer
  }

  async function again(call: AmazonCall): Promise<VendorAnswer> {
    tokens.drop(call.continent)
    return callOnce(call)
  }
}

const isRefusedToken = ({ status }: VendorAnswer): boolean => status === 401 || status === 403
