import { callVendor, readJson } from '../../../partners/calls.ts'
import { createRotatingTokens, type RotatingTokens } from '../../../partners/rotatingTokens.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { XoxodayTokens } from './answers.ts'
import { type XoxodaySettings, xoxodayOrigins } from './settings.ts'

export const xoxodayTitle = 'Xoxoday Plum'

const day = 86_400_000
/** A refresh token lives for 30 days by some documents, and is renewed well before. */
const renewedAfterMilliseconds = 14 * day

/** The base of every address of a connection. */
export const baseOf = (settings: XoxodaySettings, { origin }: VendorSurroundings): string =>
  `${origin ?? xoxodayOrigins[settings.environment]}/chef`

export const createTokens = (
  settings: XoxodaySettings,
  surroundings: VendorSurroundings,
  timeoutMilliseconds: number,
): RotatingTokens =>
  createRotatingTokens(surroundings, settings.refreshToken, async (refreshToken, signal) => {
    const { clientId: client_id, clientSecret: client_secret } = settings
    const answer = await callVendor(surroundings.fetch, {
      vendor: xoxodayTitle,
      url: `${baseOf(settings, surroundings)}/v1/oauth/token/user`,
      method: 'POST',
      json: { grant_type: 'refresh_token', refresh_token: refreshToken, client_id, client_secret },
      signal,
      timeoutMilliseconds,
    })
    if (answer.status !== 200)
      throw new VendorUncertain(
        `${xoxodayTitle} refused to renew the access (${answer.status}). Enter a new refresh token.`,
      )
    const { access_token, refresh_token, expires_in } = readJson(answer, XoxodayTokens)
    return {
      accessToken: access_token,
      refreshToken: refresh_token,
      useMilliseconds: Math.min((expires_in * 1000) / 2, renewedAfterMilliseconds),
    }
  })
