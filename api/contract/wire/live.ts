import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { Position } from './position.ts'

/**
 * Server-sent events at `GET /v1/live`, read with fetch so that the bearer token travels in its header. Each message
 * says that read models moved; one that concerns the reader carries the new balance, and one says whether the read
 * models are catching up.
 */
export const livePath = '/v1/live'

export const LiveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('projected'), position: Position }),
  z.object({
    type: z.literal('balance'),
    position: Position,
    redeemable_points: Points,
    owed_points: Points,
    shoutout_allowance_remaining: Points,
  }),
  /** Sent at the connection, and when it changes: whether the read models are far behind what was recorded. */
  z.object({ type: z.literal('catching_up'), is_catching_up: z.boolean() }),
])
export type LiveMessage = z.infer<typeof LiveMessage>
