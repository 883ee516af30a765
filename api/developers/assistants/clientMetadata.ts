import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { isAllowedRedirectUri, placeOf } from '../../access/oauth/redirectUri.ts'

const redirectUrisMax = 10
const nameLengthMax = 80

const kinds = (needed: string) =>
  z
    .array(z.string().max(100))
    .max(10)
    .refine(sent => sent.includes(needed))

/** The part of RFC 7591 that counts here. Other metadata of an assistant is not kept. */
const Metadata = z.object({
  redirect_uris: z.array(z.string().refine(isAllowedRedirectUri)).min(1).max(redirectUrisMax),
  client_name: boundedText(nameLengthMax).optional(),
  grant_types: kinds('authorization_code').optional(),
  response_types: kinds('code').optional(),
})

export type ClientMetadata =
  | { readonly kind: 'valid'; readonly name: string; readonly redirectUris: readonly string[] }
  | {
      readonly kind: 'invalid'
      readonly error: 'invalid_redirect_uri' | 'invalid_client_metadata'
      readonly detail: string
    }

/** What an assistant says about itself when it registers. A client that asks for a secret becomes a public one. */
export const readClientMetadata = (body: unknown): ClientMetadata => {
  const reading = Metadata.safeParse(body)
  if (reading.success) {
    const { redirect_uris: redirectUris, client_name: name = '' } = reading.data
    return { kind: 'valid', redirectUris, name: plainName(name) || placeOf(redirectUris[0] ?? '').host }
  }
  if (reading.error.issues.some(({ path }) => path[0] === 'redirect_uris'))
    return {
      kind: 'invalid',
      error: 'invalid_redirect_uri',
      detail: `Send 1 to ${redirectUrisMax} redirect_uris: https, or http on 127.0.0.1, [::1] or localhost, without a fragment.`,
    }
  return {
    kind: 'invalid',
    error: 'invalid_client_metadata',
    detail: `Send a client_name of at most ${nameLengthMax} characters, the grant type authorization_code and the response type code.`,
  }
}

/** A name without characters that are not seen or turn the direction of a text. */
const plainName = (name: string): string =>
  name
    .replace(/\p{C}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
