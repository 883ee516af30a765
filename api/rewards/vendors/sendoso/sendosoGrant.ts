import { callVendor, readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { VendorGrant } from '../port.ts'
import { Tokens } from './answers.ts'
import type { SendosoPlace } from './settings.ts'

/** How an administrator lets Laurel into an account of Sendoso. */
export const sendosoGrant = ({ title, host }: SendosoPlace): VendorGrant => ({
  authorizeUrl: ({ clientId, redirectUrl }, state, origin = host) =>
    `${origin}/oauth/authorize?${new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUrl,
      response_type: 'code',
      scope: 'public write marketplace',
      state,
    }).toString()}`,
  exchange: async ({ clientId, clientSecret, redirectUrl }, code, { fetch, origin = host }, signal) => {
    const answer = await callVendor(fetch, {
      vendor: title,
      url: `${origin}/oauth/token`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUrl,
        client_id: clientId,
        client_secret: clientSecret,
      }).toString(),
      signal,
    })
    if (answer.status !== 200) throw new VendorUncertain(`${title} does not accept the code. Begin again.`)
    return { clientId, clientSecret, refreshToken: readJson(answer, Tokens).refresh_token }
  },
})
