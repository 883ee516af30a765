import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'

/** A bearer token; `expires_at` is when it stops working, after which it can be refreshed while the session stands. */
export const Token = z.object({ token: AnswerText, expires_at: AnswerText })
export type Token = z.infer<typeof Token>
