import { z } from 'zod'
import { addressLengthMax, signInSecret } from '../../wire/bounds.ts'
import { defineCall } from '../../wire/call.ts'

/**
 * Where to send the browser to add the app to a workspace. The screen makes `state` up, keeps it, and compares it when
 * Slack sends the browser back to `/setup/slack?state&code&error`.
 */
export const setupAuthorization = defineCall({
  name: 'setupAuthorization',
  method: 'GET',
  path: '/v1/setup/slack_authorization',
  access: 'public',
  summary: 'The address that starts an installation',
  query: z.object({ state: signInSecret(200).min(16) }),
  response: z.object({ url: z.url().max(addressLengthMax) }),
})
