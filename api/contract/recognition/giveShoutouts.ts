import { z } from 'zod'
import { BulkAnswer, BulkItemId, bulkItems } from '../wire/bulk.ts'
import { defineCall } from '../wire/call.ts'
import { NewShoutout } from './giveShoutout.ts'

/** A repeat in bulk is meant: each item has an id of its own. */
export const BulkShoutout = NewShoutout.omit({ may_repeat: true }).extend({ id: BulkItemId })
export type BulkShoutout = z.infer<typeof BulkShoutout>

/**
 * Many shoutouts of the caller. Each is the call for one with `id` as its Idempotency-Key: decided in the
 * order sent, and refused without touching the others.
 */
export const giveShoutouts = defineCall({
  name: 'giveShoutouts',
  method: 'POST',
  path: '/v1/shoutouts/bulk',
  access: 'member',
  keyScope: 'recognition:write',
  summary: 'Give up to 500 shoutouts, each with its own id and result',
  body: z.object({ shoutouts: bulkItems(BulkShoutout) }),
  response: BulkAnswer,
})
