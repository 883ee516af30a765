import { type GrantedTokens, requestTokens } from '../grantedCalls.ts'
import type { OAuthApp, OAuthOfSource, SourceSurroundings } from '../port.ts'
import { SourceRefused } from '../sourceTrouble.ts'
import { BambooHrSettings, bambooHrOrigin, bambooHrTitle } from './settings.ts'

/** What a sync reads. Birthdays are protected information; changes are read as an integration. */
const scopes = [
  'offline_access',
  'employee',
  'employee:name',
  'employee:job',
  'employee:contact',
  'sensitive_employee:protected_info',
  'public.integration',
  'webhooks',
]

const subdomainIn = (entered: Readonly<Record<string, string>>): string | undefined =>
  BambooHrSettings.shape.subdomain.safeParse(entered.subdomain).data

export const bambooHrOAuth: OAuthOfSource<BambooHrSettings> = {
  authorizeUrl: ({ app, state, entered, origin }) => {
    const subdomain = subdomainIn(entered)
    if (subdomain === undefined) return null
    const query = new URLSearchParams({
      request: 'authorize',
      client_id: app.clientId,
      response_type: 'code',
      redirect_uri: app.redirectUrl,
      state,
      scope: scopes.join(' '),
    })
    return `${bambooHrOrigin(subdomain, origin)}/authorize.php?${query.toString()}`
  },
  exchange: async ({ app, entered, code }, surroundings, signal) => {
    const subdomain = subdomainIn(entered)
    if (subdomain === undefined) throw new SourceRefused('Enter the subdomain of BambooHR first.')
    const grant = { grant_type: 'authorization_code', code }
    const { refresh_token } = await bambooHrTokens({ subdomain, app, grant }, surroundings, signal)
    return { subdomain, refreshToken: refresh_token }
  },
}

type TokenRequest = {
  readonly subdomain: string
  readonly app: OAuthApp
  readonly grant: Readonly<Record<string, string>>
}

export const bambooHrTokens = (
  { subdomain, app, grant }: TokenRequest,
  surroundings: SourceSurroundings,
  signal: AbortSignal,
): Promise<GrantedTokens> =>
  requestTokens(surroundings, {
    vendor: bambooHrTitle,
    url: `${bambooHrOrigin(subdomain, surroundings.origin)}/token.php?request=token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      client_id: app.clientId,
      client_secret: app.clientSecret,
      redirect_uri: app.redirectUrl,
      ...grant,
    }).toString(),
    signal,
  })
