import { z } from 'zod'

/** What is kept of an event: which object changed. The object itself is read again. */
export const StripeEvent = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(100),
  created: z.int().min(0),
  data: z.object({ object: z.object({ id: z.string().min(1).max(200) }) }),
})
export type StripeEvent = z.infer<typeof StripeEvent>
