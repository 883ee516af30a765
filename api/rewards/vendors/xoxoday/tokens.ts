import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { callVendor, readJson } from '../calls.ts'
import type { VendorSurroundings, VendorTokens } from '../port.ts'
import { VendorUncertain } from '../vendorUncertain.ts'
import { XoxodayTokens } from './answers.ts'
import { type XoxodaySettings, xoxodayOrigins } from './settings.ts'

export const xoxodayTitle = 'Xoxoday Plum'

const Kept = z.object({ accessToken: z.string(), refreshToken: z.string(), renewAfter: z.string() })

const day = 86_400_000
/** A refresh token lives for 30 days by some documents, and is renewed well before. */
const renewedAfterMilliseconds = 14 * day

/** The base of every address of a connection. */
export const baseOf = (settings: XoxodaySettings, { origin }: VendorSurroundings): string =>
  `${origin ?? xoxodayOrigins[settings.environment]}/chef`

/**
 * Access tokens of a connection. A refresh token works once and is replaced by the next, so that a lock lets one caller
 * renew at a time, and the new one is stored before it is used.
 */
export const createTokens = (
  settings: XoxodaySettings,
  surroundings: VendorSurroundings,
  timeoutMilliseconds: number,
) => {
  const { clock } = surroundings
  const tokens = surroundings.tokens ?? keptInMemory()
  const readable = (text: string | null) =>
    text === null ? undefined : Kept.safeParse(JSON.parse(text)).data

  const renewFrom = async (refreshToken: string, signal: AbortSignal): Promise<string> => {
    const { clientId: client_id, clientSecret: client_secret } = settings
    const answer = await callVendor(surroundings.fetch, {
      vendor: xoxodayTitle,
      url: `${baseOf(settings, surroundings)}/v1/oauth/token/user`,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id,
        client_secret,
      }),
      signal,
      timeoutMilliseconds,
    })
    if (answer.status !== 200)
      throw new VendorUncertain(
        `${xoxodayTitle} refused to renew the access (${answer.status}). Enter a new refresh token.`,
      )
    const { access_token, refresh_token, expires_in } = readJson(answer, XoxodayTokens)
    const lifetime = Math.min((expires_in * 1000) / 2, renewedAfterMilliseconds)
    const renewAfter: Instant = addMilliseconds(clock(), Math.floor(lifetime))
    return JSON.stringify({ accessToken: access_token, refreshToken: refresh_token, renewAfter })
  }

  return {
    /** A token that works, renewed if `refused` is the current one. */
    accessToken: async (signal: AbortSignal, refused?: string): Promise<string> => {
      const isFresh = (kept: z.infer<typeof Kept> | undefined): kept is z.infer<typeof Kept> =>
        kept !== undefined && kept.accessToken !== refused && kept.renewAfter > clock()
      const known = readable(await tokens.read())
      if (isFresh(known)) return known.accessToken
      const renewed = await tokens.renew(async current => {
        const kept = readable(current)
        // Another caller renewed it.
        if (current !== null && isFresh(kept)) return current
        return renewFrom(kept?.refreshToken ?? settings.refreshToken, signal)
      })
      return Kept.parse(JSON.parse(renewed)).accessToken
    },
  }
}

const keptInMemory = (): VendorTokens => {
  let current: string | null = null
  return {
    read: () => Promise.resolve(current),
    renew: async work => {
      current = await work(current)
      return current
    },
  }
}
