import { z } from 'zod'
import { readJson, type VendorAnswer, type VendorCall } from '../../partners/calls.ts'
import { createRotatingTokens } from '../../partners/rotatingTokens.ts'
import { callSource } from './callSource.ts'
import type { OAuthApp, SourceSurroundings } from './port.ts'
import { SourceRefused } from './sourceTrouble.ts'

export const GrantedTokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
})
export type GrantedTokens = z.infer<typeof GrantedTokens>

export type GrantedCall = Omit<VendorCall, 'vendor' | 'signal'> & {
  /** Statuses that the caller reads. */
  readonly expected?: readonly number[]
}

export type GrantedSource = {
  readonly title: string
  /** The refresh token of the exchange, for as long as no later one is kept. */
  readonly refreshToken: string
  readonly renew: (refreshToken: string, signal: AbortSignal) => Promise<GrantedTokens>
}

/** An access token is renewed this long before it ends. */
const reserveMilliseconds = 5 * 60_000

/** Calls of a source that an administrator granted access to. A token that is refused is renewed once. */
export const createGrantedCalls = (
  surroundings: SourceSurroundings,
  { title, refreshToken, renew }: GrantedSource,
) => {
  const tokens = createRotatingTokens(surroundings, refreshToken, async (current, signal) => {
    const { access_token, refresh_token, expires_in } = await renew(current, signal)
    const milliseconds = expires_in * 1_000
    return {
      accessToken: access_token,
      refreshToken: refresh_token,
      useMilliseconds: Math.max(milliseconds - reserveMilliseconds, milliseconds / 2),
    }
  })
  const callWith = (
    token: string,
    call: Omit<GrantedCall, 'expected'>,
    signal: AbortSignal,
    expected: readonly number[],
  ) =>
    callSource(surroundings, {
      ...call,
      vendor: title,
      headers: { ...call.headers, authorization: `Bearer ${token}` },
      signal,
      expected,
    })

  return async ({ expected = [], ...call }: GrantedCall, signal: AbortSignal): Promise<VendorAnswer> => {
    const token = await tokens.accessToken(signal)
    const answer = await callWith(token, call, signal, [...expected, 401])
    if (answer.status !== 401) return answer
    return callWith(await tokens.accessToken(signal, token), call, signal, expected)
  }
}
export type GrantedCalls = ReturnType<typeof createGrantedCalls>

/** Asks for tokens in exchange for a code or a refresh token. Throws `SourceRefused` where they are not accepted. */
export const requestTokens = async (
  surroundings: SourceSurroundings,
  call: Omit<VendorCall, 'method'>,
): Promise<GrantedTokens> => {
  const answer = await callSource(surroundings, { ...call, method: 'POST', expected: [400] })
  if (answer.status === 400)
    throw new SourceRefused(`${call.vendor} no longer accepts the access that was granted. Connect again.`)
  return readJson(answer, GrantedTokens)
}

/** Laurel’s registration at the partner. Throws `SourceRefused` where the operator has made none. */
export const appOf = ({ app }: SourceSurroundings, title: string): OAuthApp => {
  if (!app)
    throw new SourceRefused(`This Laurel is not registered at ${title}. Ask its operator to register it.`)
  return app
}
