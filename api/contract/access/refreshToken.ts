import { defineCall } from '../wire/call.ts'
import { Token } from './token.ts'

/** A new token for the session of the one sent, which may have expired. */
export const refreshToken = defineCall({
  name: 'refreshToken',
  method: 'GET',
  path: '/v1/user/refresh_token',
  access: 'public',
  summary: 'A fresh token for a session that still stands',
  response: Token,
  errors: ['SESSION_EXPIRED'],
})
