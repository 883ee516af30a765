import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

/** A message about a shoutout that Slack did not take. Only the message is missing: the points have moved. */
export const DeadAnnouncement = z.object({
  id: Identifier,
  /** Whether the message was to tell of the shoutout, or of its being taken back. */
  wanted: z.enum(['given', 'recalled']),
  /** Why it was not shown, as a sentence that says what to do. */
  problem: AnswerText.nullable(),
  /** Who gave; null when read models do not know the shoutout. */
  user: UserReference.nullable(),
  points: Points.nullable(),
  /** When the shoutout was given. */
  occurred_at: Instant.nullable(),
})
export type DeadAnnouncement = z.infer<typeof DeadAnnouncement>

/** The hundred oldest. */
export const listDeadAnnouncements = defineCall({
  name: 'listDeadAnnouncements',
  method: 'GET',
  path: '/v1/admin/deadAnnouncements',
  access: 'admin',
  summary: 'Messages that Slack did not take',
  query: After,
  response: answerList(DeadAnnouncement),
})

/** All of them, because what stood in the way of one mostly stood in the way of all. Nothing is posted twice. */
export const retryDeadAnnouncements = defineCall({
  name: 'retryDeadAnnouncements',
  method: 'POST',
  path: '/v1/admin/deadAnnouncements/retry',
  access: 'admin',
  summary: 'Send the messages again that Slack did not take',
  response: z.object({ ok: z.literal(true), count: z.int() }),
})
