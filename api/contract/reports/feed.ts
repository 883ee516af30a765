import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { Reaction } from '../recognition/activityEntry.ts'
import { GifAttachment } from '../recognition/gifAttachment.ts'
import { GroupReference } from '../team/team.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { ReportQuery } from './reportQuery.ts'

const card = {
  id: AnswerText,
  created_at: Instant,
  for_users: answerList(UserReference),
  points_each: Points,
  reactions: answerList(Reaction),
  group: GroupReference.nullable(),
} as const

export const FeedShoutout = z.object({
  ...card,
  /** `EXTERNAL` came from outside of the team, from a person that is no user. */
  type: z.enum(['SHOUTOUT', 'EXTERNAL']),
  created_by: UserReference,
  message_text: AnswerText,
  external_creator: z.object({ name: AnswerText, profile_picture: AnswerText.nullable() }).nullable(),
  attachment: GifAttachment.nullable(),
  value_text: AnswerText.nullable(),
})
export type FeedShoutout = z.infer<typeof FeedShoutout>

export const FeedAward = z.object({
  ...card,
  type: z.literal('AWARD'),
  created_by: UserReference,
  message: AnswerText,
  award: z.object({ id: Identifier.nullable(), name: AnswerText }),
  /** The path of the award's banner. */
  card_image: AnswerText.nullable(),
})
export type FeedAward = z.infer<typeof FeedAward>

/** Recognition as cards, newest first. */
export const feed = defineCall({
  name: 'feed',
  method: 'GET',
  path: '/v1/team/reporting/feed',
  access: 'member',
  keyScope: 'recognition:read',
  summary: 'Recognition, newest first',
  query: ReportQuery.extend({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    cursor: Cursor.optional(),
    /** Shoutouts alone, or awards too. */
    only: z.literal('shoutouts').optional(),
  }),
  response: z.object({
    feed: answerList(z.union([FeedShoutout, FeedAward])),
    /** The cursor of the next cards; null after the last one. */
    next: Cursor.nullable(),
  }),
})
