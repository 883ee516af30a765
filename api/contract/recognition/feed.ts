import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { GroupReference } from '../team/team.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { DateRange } from '../wire/dateRange.ts'
import { Cursor } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'
import { GifAttachment } from './gifAttachment.ts'

export const FeedShoutout = z.object({
  id: AnswerText,
  type: z.literal('SHOUTOUT'),
  created_at: Instant,
  created_by: UserReference,
  for_users: answerList(UserReference),
  points_each: Points,
  message_text: AnswerText,
  attachment: GifAttachment.nullable(),
  value_text: AnswerText.nullable(),
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
    cursor: Cursor.optional(),
  }),
  response: z.object({
    feed: answerList(FeedShoutout),
    /** The cursor of the next shoutouts; null after the last one. */
    next: Cursor.nullable(),
  }),
})
