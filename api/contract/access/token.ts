import { z } from 'zod'

/**
 * A bearer token; `expires_at` is when it stops working, after which it can be refreshed while the session is active.
 * `user_id` names the member that is signed in.
 */
export const Token = z.object({ token: z.string(), expires_at: z.string(), user_id: z.string().optional() })
export type Token = z.infer<typeof Token>
