import type { Token } from '@laurel/contract/access/token.ts'
import type { FastifyReply } from 'fastify'
import type { SignedIn } from '../../access/createAccess.ts'
import type { SessionOwner } from '../../access/sessions.ts'
import { createCookies } from './cookies.ts'

/** The answer with a token. The token that refreshes it, if there is one, goes into a cookie that no page can read. */
export const answerSignedIn = (
  origin: string,
  reply: FastifyReply,
  { memberId }: SessionOwner,
  { token, expiresAt, refresher }: SignedIn,
): Token => {
  if (refresher) createCookies(origin).write(reply, 'session', refresher.token, refresher.expiresAt)
  return { token, expires_at: expiresAt.toISOString(), user_id: memberId }
}
