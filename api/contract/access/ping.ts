import { z } from 'zod'
import { defineCall } from '../wire/call.ts'

/** Health check of a session, every 30 seconds. An expired session is answered with 400. */
export const ping = defineCall({
  name: 'ping',
  method: 'GET',
  path: '/v1/user/ping',
  access: 'public',
  summary: 'Whether the session still stands',
  response: z.object({ ok: z.literal(true) }),
  errors: ['SESSION_EXPIRED'],
})
