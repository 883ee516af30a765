import { z } from 'zod'
import { addressLengthMax, signInSecret } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'

/**
 * Where to send the browser to sign in with Slack. The screen makes `state` up, keeps it, and compares it when Slack
 * sends the browser back to `/login/slack?code&state`. A cookie, which no page can read, ties the sign-in to the browser.
 */
export const slackAuthorization = defineCall({
  name: 'slackAuthorization',
  method: 'GET',
  path: '/v1/user/slack_authorization',
  access: 'public',
  summary: 'The address that starts Sign in with Slack',
  query: z.object({ state: signInSecret(200).min(16) }),
  response: z.object({ url: z.url().max(addressLengthMax) }),
})
