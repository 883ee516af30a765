import { z } from 'zod'
import { signInSecret } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Token } from './token.ts'

/**
 * Turns the token of a single-use sign-in link into a session. A used or late one is refused. A browser where another
 * member is signed in has to confirm: see `confirmSignIn`.
 */
export const exchangeToken = defineCall({
  name: 'exchangeToken',
  method: 'POST',
  path: '/v1/user/exchange_token',
  access: 'public',
  summary: 'Sign in by link',
  body: z.object({ token: signInSecret(200) }),
  response: Token,
  errors: ['LINK_EXPIRED', 'CONFIRMATION_REQUIRED'],
})
