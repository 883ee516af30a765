import { z } from 'zod'
import { signInSecret } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Token } from './token.ts'

/**
 * Turns the code Slack sent the browser back with into a session. The state and the cookie of `slackAuthorization` tie
 * it to the browser that began. With `migrate` the sign-in began outside Laurel: there is no state, and a browser has to
 * confirm who it signs in as: see `confirmSignIn`.
 */
export const exchangeSlackToken = defineCall({
  name: 'exchangeSlackToken',
  method: 'POST',
  path: '/v1/user/exchange_slack_token',
  access: 'public',
  summary: 'Sign in with Slack',
  body: z.object({
    /** The code of the callback; the specification calls it token. */
    token: signInSecret(2000),
    state: signInSecret(200).optional(),
    migrate: z.boolean().optional(),
  }),
  response: Token,
  errors: ['SIGN_IN_FAILED', 'NOT_INSTALLED', 'CONFIRMATION_REQUIRED'],
})
