import { z } from 'zod'

/** A bearer token; `expires_at` is when it stops working, after which it can be refreshed while the session stands. */
export const Token = z.object({ token: z.string(), expires_at: z.string() })
export type Token = z.infer<typeof Token>
