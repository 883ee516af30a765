import { z } from 'zod'
import { defineCall } from '../wire/call.ts'

/** Ends the session: its tokens stop working at once. */
export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/v1/user/logout',
  access: 'public',
  summary: 'Sign out',
  response: z.object({ ok: z.literal(true) }),
})
