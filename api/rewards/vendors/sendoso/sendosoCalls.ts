import {
  callPatiently,
  callVendor,
  expectFew,
  type Patience,
  readJson,
  type VendorAnswer,
  type VendorCall,
} from '../../../partners/calls.ts'
import { createRotatingTokens } from '../../../partners/rotatingTokens.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { Tokens } from './answers.ts'
import type { SendosoPlace, SendosoSettings } from './settings.ts'

export type SendosoCall = {
  readonly method: VendorCall['method']
  readonly path: string
  readonly body?: unknown
}

/** The credentials are wrong, or may not do this. */
export class SendosoAccessDenied extends VendorUncertain {}

/** The marketplace takes 100 calls in a minute. */
const patience: Patience = { attemptsMax: 5, pauseMilliseconds: 15_000 }

export const createSendosoCalls = (
  { title, host }: SendosoPlace,
  settings: SendosoSettings,
  surroundings: VendorSurroundings,
  timeoutMilliseconds: number,
) => {
  const { fetch, origin = host } = surroundings
  const denied = () => new SendosoAccessDenied(`${title} does not accept the credentials. Enter them again.`)

  const tokens = createRotatingTokens(surroundings, settings.refreshToken, async (refreshToken, signal) => {
    const answer = await callVendor(fetch, {
      vendor: title,
      url: `${origin}/oauth/token`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
      }).toString(),
      signal,
      timeoutMilliseconds,
    })
    if (answer.status !== 200) throw denied()
    const { access_token, refresh_token, expires_in } = readJson(answer, Tokens)
    return {
      accessToken: access_token,
      refreshToken: refresh_token,
      useMilliseconds: (expires_in * 1000) / 2,
    }
  })

  const callWith = (token: string, { method, path, body }: SendosoCall, signal: AbortSignal) =>
    callVendor(fetch, {
      vendor: title,
      url: `${origin}/api/v3${path}`,
      method,
      headers: { authorization: `Bearer ${token}` },
      json: body,
      signal,
      timeoutMilliseconds,
    })

  const call = async (wanted: SendosoCall, signal: AbortSignal): Promise<VendorAnswer> => {
    const token = await tokens.accessToken(signal)
    let answer = await callWith(token, wanted, signal)
    // The call was not let in, so that it may be repeated with another token.
    if (answer.status === 401)
      answer = await callWith(await tokens.accessToken(signal, token), wanted, signal)
    if (answer.status === 401 || answer.status === 403) throw denied()
    return answer
  }

  return {
    title,
    call: async (wanted: SendosoCall, signal: AbortSignal): Promise<VendorAnswer> =>
      expectFew(await call(wanted, signal)),
    /** Waits while Sendoso asks for fewer calls. */
    read: (path: string, signal: AbortSignal): Promise<VendorAnswer> =>
      callPatiently(() => call({ method: 'GET', path }, signal), patience, signal),
  }
}
export type SendosoCalls = ReturnType<typeof createSendosoCalls>
