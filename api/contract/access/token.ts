import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'

/**
 * A bearer token; `expires_at` is when it stops working, after which it can be refreshed while the session is active.
 * `user_id` names the member that is signed in.
 */
export const Token = z.object({ token: AnswerText, expires_at: AnswerText, user_id: AnswerText.optional() })
export type Token = z.infer<typeof Token>
