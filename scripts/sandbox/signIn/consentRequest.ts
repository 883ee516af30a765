import { z } from 'zod'
import type { AppSettings } from '../appSettings.ts'

const Common = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  state: z.string().default(''),
  scope: z.string().default(''),
  user_scope: z.string().default(''),
  nonce: z.string().optional(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.literal('S256').optional(),
  team: z.string().optional(),
  response_type: z.string().optional(),
})

/** What an app asks a person to agree to. */
export type ConsentRequest = z.output<typeof Common> & { kind: 'install' | 'signIn' }

/** Reads the query of an authorize page, or says to the person what is wrong with it. */
export const readConsentRequest = (
  kind: ConsentRequest['kind'],
  query: unknown,
  app: AppSettings,
): ConsentRequest | { problem: string } => {
  const fields = Common.safeParse(query)
  if (!fields.success) return { problem: 'The link needs client_id and redirect_uri.' }
  const { client_id: clientId, redirect_uri: redirectUri, response_type: responseType } = fields.data
  if (clientId !== app.clientId) return { problem: `No app has the client id ${clientId}.` }
  if (URL.parse(redirectUri)?.origin !== URL.parse(app.requestUrls.oauthRedirect)?.origin)
    return {
      problem: `redirect_uri did not match: ${app.name} is registered with ${app.requestUrls.oauthRedirect}.`,
    }
  if (kind === 'signIn') {
    if (responseType !== 'code') return { problem: 'The link needs response_type=code.' }
    if (!fields.data.scope.split(/[\s,]+/).includes('openid'))
      return { problem: 'The link needs the scope openid.' }
  } else {
    const unknown = fields.data.scope
      .split(/[\s,]+/)
      .filter(each => each !== '' && !app.scopes.includes(each))
    if (unknown.length > 0) return { problem: `${app.name} may not ask for ${unknown.join(', ')}.` }
  }
  return { ...fields.data, kind }
}

/** Where the person goes next, with the answer in the query. */
export const redirectWith = (request: ConsentRequest, answer: Record<string, string>): string => {
  const url = new URL(request.redirect_uri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (request.state !== '') url.searchParams.set('state', request.state)
  return url.href
}
