import { callVendor, readJson } from '../../../partners/calls.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { VendorGrant } from '../port.ts'
import { Tokens } from './answers.ts'
import { printfulGrantOrigin } from './settings.ts'

/** How an administrator lets Laurel into a store at Printful. */
export const printfulGrant: VendorGrant = {
  authorizeUrl: ({ clientId, redirectUrl }, state, origin = printfulGrantOrigin) =>
    `${origin}/oauth/authorize?${new URLSearchParams({
      client_id: clientId,
      state,
      redirect_url: redirectUrl,
    }).toString()}`,
  exchange: async ({ clientId, clientSecret }, code, surroundings, signal) => {
    const grant = { grant_type: 'authorization_code', code, client_id: clientId, client_secret: clientSecret }
    const tokens = await printfulTokens(grant, surroundings, signal)
    if (!tokens) throw new VendorUncertain('Printful does not accept the code. Begin again.')
    // The grant is for one store, in place of a token that was entered.
    return { clientId, clientSecret, refreshToken: tokens.refresh_token, apiKey: null, storeId: null }
  },
}

/** Tokens for a code or a refresh token; undefined where Printful does not accept it. */
export const printfulTokens = async (
  grant: Readonly<Record<string, string>>,
  { fetch, origin = printfulGrantOrigin }: VendorSurroundings,
  signal: AbortSignal,
  timeoutMilliseconds?: number,
) => {
  const answer = await callVendor(fetch, {
    vendor: 'Printful',
    url: `${origin}/oauth/token`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(grant).toString(),
    signal,
    ...(timeoutMilliseconds !== undefined && { timeoutMilliseconds }),
  })
  if (answer.status === 429) throw new VendorUncertain('Printful asks for fewer calls.')
  return answer.status === 200 ? readJson(answer, Tokens) : undefined
}
