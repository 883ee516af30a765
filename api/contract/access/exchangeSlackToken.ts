import { z } from 'zod'
import { signInSecret } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Token } from './token.ts'

/** Turns the code Slack sent the browser back with into a session. */
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
  errors: ['SIGN_IN_FAILED', 'NOT_INSTALLED'],
})
