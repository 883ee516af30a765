import type { VendorAnswer, VendorCall } from '../../partners/calls.ts'
import { callSource } from './callSource.ts'
import type { SourceSurroundings } from './port.ts'

/** What a sign-in gives: the token, and whatever else later calls need. */
export type SourceSession = { readonly accessToken: string }

export type SessionCall = Omit<VendorCall, 'vendor' | 'signal' | 'url'>

/**
 * Calls of a source that gives access tokens for credentials. Signs in with the first call, and once more where the
 * token is refused: it may have ended in the middle of a run.
 */
export const createSignedInCalls = <Session extends SourceSession>(
  surroundings: Pick<SourceSurroundings, 'fetch' | 'clock'>,
  title: string,
  signIn: (signal: AbortSignal) => Promise<Session>,
) => {
  let current: Promise<Session> | undefined
  const session = async (signal: AbortSignal, refused?: Session): Promise<Session> => {
    if (current && (await current) !== refused) return current
    const next = signIn(signal)
    current = next
    try {
      return await next
    } catch (error) {
      if (current === next) current = undefined
      throw error
    }
  }
  const callIn = (
    { accessToken }: Session,
    url: string,
    { headers, ...call }: SessionCall,
    signal: AbortSignal,
    expected: readonly number[],
  ) =>
    callSource(surroundings, {
      ...call,
      vendor: title,
      url,
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      signal,
      expected,
    })

  return async (
    urlIn: (session: Session) => string,
    call: SessionCall,
    signal: AbortSignal,
  ): Promise<VendorAnswer> => {
    const first = await session(signal)
    const answer = await callIn(first, urlIn(first), call, signal, [401])
    if (answer.status !== 401) return answer
    const second = await session(signal, first)
    return callIn(second, urlIn(second), call, signal, [])
  }
}
export type SignedInCalls<Session extends SourceSession = SourceSession> = ReturnType<
  typeof createSignedInCalls<Session>
>
