import { Instant } from '@laurel/ledger/values/instant.ts'
import { Points } from '@laurel/ledger/values/points.ts'
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { After } from '../position.ts'
import { GifAttachment } from '../records/gifAttachment.ts'
import { GroupReference } from '../records/team.ts'
import { UserReference } from '../records/userReference.ts'
import { DateRange } from './dateRange.ts'

export const FeedShoutout = z.object({
  id: z.string(),
  type: z.literal('SHOUTOUT'),
  created_at: Instant,
  created_by: UserReference,
  for_users: z.array(UserReference),
  points_each: Points,
  message_text: z.string(),
  attachment: GifAttachment.nullable(),
  value_text: z.string().nullable(),
  group: GroupReference.nullable(),
})
export type FeedShoutout = z.infer<typeof FeedShoutout>

/** Recognition as cards, newest first. */
export const feed = defineCall({
  name: 'feed',
  method: 'GET',
  path: '/v1/team/reporting/feed',
  access: 'admin',
  summary: 'Recognition, newest first',
  query: After.extend(DateRange.shape).extend({
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ feed: z.array(FeedShoutout) }),
})
