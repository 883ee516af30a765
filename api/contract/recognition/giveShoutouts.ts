import { z } from 'zod'
import { BulkAnswer, BulkItemId, bulkItems } from '../wire/bulk.ts'
import { defineCall } from '../wire/call.ts'
import { NewShoutout } from './giveShoutout.ts'

export const BulkShoutout = NewShoutout.extend({ id: BulkItemId })
export type BulkShoutout = z.infer<typeof BulkShoutout>

/**
 * Many shoutouts of whoever is signed in. Each is the call for one with `id` as its Idempotency-Key: decided in the
 * order sent, and refused without touching the others.
 */
export const giveShoutouts = defineCall({
  name: 'giveShoutouts',
  method: 'POST',
  path: '/v1/shoutouts/bulk',
  access: 'member',
  summary: 'Give up to 500 shoutouts, each with its own id and result',
  body: z.object({ shoutouts: bulkItems(BulkShoutout) }),
  response: BulkAnswer,
})
