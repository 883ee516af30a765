import { readJson } from '../../../partners/calls.ts'
import { callSource } from '../callSource.ts'
import { type GrantedTokens, requestTokens } from '../grantedCalls.ts'
import type { OAuthApp, OAuthOfSource, SourceSurroundings } from '../port.ts'
import { TokenInfo } from './answers.ts'
import { type GustoSettings, gustoOrigin, gustoTitle, gustoVersion } from './settings.ts'

export const versionHeader = { 'x-gusto-api-version': gustoVersion }

export const gustoOAuth: OAuthOfSource<GustoSettings> = {
  authorizeUrl: ({ app, state, origin = gustoOrigin }) => {
    const query = new URLSearchParams({
      client_id: app.clientId,
      redirect_uri: app.redirectUrl,
      response_type: 'code',
      state,
    })
    return `${origin}/oauth/authorize?${query.toString()}`
  },
  exchange: async ({ app, code }, surroundings, signal) => {
    const tokens = await gustoTokens(app, { grant_type: 'authorization_code', code }, surroundings, signal)
    const answer = await callSource(surroundings, {
      vendor: gustoTitle,
      url: `${surroundings.origin ?? gustoOrigin}/v1/token_info`,
      method: 'GET',
      headers: { ...versionHeader, authorization: `Bearer ${tokens.access_token}` },
      signal,
    })
    const { resource } = readJson(answer, TokenInfo)
    return { companyId: resource.uuid, refreshToken: tokens.refresh_token }
  },
}

export const gustoTokens = (
  app: OAuthApp,
  grant: Readonly<Record<string, string>>,
  surroundings: SourceSurroundings,
  signal: AbortSignal,
): Promise<GrantedTokens> =>
  requestTokens(surroundings, {
    vendor: gustoTitle,
    url: `${surroundings.origin ?? gustoOrigin}/oauth/token`,
    headers: versionHeader,
    json: {
      client_id: app.clientId,
      client_secret: app.clientSecret,
      redirect_uri: app.redirectUrl,
      ...grant,
    },
    signal,
  })
