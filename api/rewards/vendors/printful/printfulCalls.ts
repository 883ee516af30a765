import {
  callPatiently,
  callVendor,
  expectFew,
  type Patience,
  type VendorAnswer,
  type VendorCall,
} from '../../../partners/calls.ts'
import { createRotatingTokens } from '../../../partners/rotatingTokens.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { printfulTokens } from './printfulGrant.ts'
import { grantIn, type PrintfulSettings, printfulOrigin } from './settings.ts'

export type PrintfulCall = {
  readonly method: VendorCall['method']
  readonly path: string
  readonly body?: unknown
}

/** The token is wrong, or may not do this. */
export class PrintfulAccessDenied extends VendorUncertain {}

/** Printful takes 120 calls in a minute, and none for a minute after more. */
const patience: Patience = { attemptsMax: 3, pauseMilliseconds: 60_000 }

export const createPrintfulCalls = (
  settings: PrintfulSettings,
  surroundings: VendorSurroundings,
  timeoutMilliseconds: number,
) => {
  const { fetch, origin = printfulOrigin } = surroundings
  const { storeId } = settings
  const accessToken = accessTokens(settings, surroundings, timeoutMilliseconds)

  const callWith = (token: string, { method, path, body }: PrintfulCall, signal: AbortSignal) =>
    callVendor(fetch, {
      vendor: 'Printful',
      url: `${origin}${path}`,
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(storeId === undefined ? {} : { 'x-pf-store-id': storeId }),
      },
      json: body,
      signal,
      timeoutMilliseconds,
    })
  const call = async (wanted: PrintfulCall, signal: AbortSignal): Promise<VendorAnswer> => {
    const token = await accessToken(signal)
    let answer = await callWith(token, wanted, signal)
    if (answer.status === 401) {
      // The call was not let in, so that it may be repeated with another token.
      const next = await accessToken(signal, token)
      if (next !== token) answer = await callWith(next, wanted, signal)
    }
    if (answer.status === 401 || answer.status === 403) throw denied(settings)
    return answer
  }
  return {
    call: async (wanted: PrintfulCall, signal: AbortSignal): Promise<VendorAnswer> =>
      expectFew(await call(wanted, signal)),
    /** Waits while Printful asks for fewer calls. */
    read: (path: string, signal: AbortSignal): Promise<VendorAnswer> =>
      callPatiently(() => call({ method: 'GET', path }, signal), patience, signal),
  }
}
export type PrintfulCalls = ReturnType<typeof createPrintfulCalls>

const denied = ({ apiKey }: PrintfulSettings) =>
  new PrintfulAccessDenied(
    apiKey === undefined
      ? 'Printful no longer accepts the access that was granted. Grant it again.'
      : 'Printful does not accept the API token. Enter it again.',
  )

/** The token that was entered, or tokens of a grant, which work for an hour. */
const accessTokens = (
  settings: PrintfulSettings,
  surroundings: VendorSurroundings,
  timeoutMilliseconds: number,
): ((signal: AbortSignal, refused?: string) => Promise<string>) => {
  const { apiKey } = settings
  const granted = grantIn(settings)
  if (apiKey !== undefined || !granted) return () => Promise.resolve(apiKey ?? '')
  const { clientId: client_id, clientSecret: client_secret, refreshToken } = granted
  const tokens = createRotatingTokens(surroundings, refreshToken, async (refresh_token, signal) => {
    const grant = { grant_type: 'refresh_token', refresh_token, client_id, client_secret }
    const issued = await printfulTokens(grant, surroundings, signal, timeoutMilliseconds)
    if (!issued) throw denied(settings)
    return {
      accessToken: issued.access_token,
      refreshToken: issued.refresh_token,
      useMilliseconds: Math.max((issued.expires_at * 1_000 - Date.parse(surroundings.clock())) / 2, 60_000),
    }
  })
  return tokens.accessToken
}
