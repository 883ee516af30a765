import { resourceOf } from '../assistants/authorizationServer.ts'
import type { Form } from './oauthForms.ts'
import { OAuthRefusal } from './oauthProblems.ts'

export type TokenForm =
  | {
      readonly kind: 'code'
      readonly code: string
      readonly redirectUri: string
      readonly verifier: string
    }
  | { readonly kind: 'refresh'; readonly refreshToken: string; readonly scope: string | undefined }

/** Reads a request for tokens. Throws the refusal of one that is incomplete or for another resource. */
export const readTokenForm = (form: Form, origin: string): TokenForm => {
  const resource = form.optional('resource')
  if (resource !== undefined && resource !== resourceOf(origin))
    throw new OAuthRefusal(400, 'invalid_target', `Tokens are for the resource ${resourceOf(origin)} alone.`)
  switch (form.required('grant_type')) {
    case 'authorization_code':
      return {
        kind: 'code',
        code: form.required('code'),
        redirectUri: form.required('redirect_uri'),
        verifier: form.required('code_verifier'),
      }
    case 'refresh_token':
      return { kind: 'refresh', refreshToken: form.required('refresh_token'), scope: form.optional('scope') }
    default:
      throw new OAuthRefusal(
        400,
        'unsupported_grant_type',
        'Send the grant_type authorization_code or refresh_token.',
      )
  }
}
