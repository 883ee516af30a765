import { MemberAccount, TeamAccount } from '@laurel/ledger/kernel/account.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

/** One side of what an event moved; the sides of an event add up to zero. */
const TracePosting = z.object({
  account: z.enum([...MemberAccount.options, ...TeamAccount.options]),
  /** Null for an account of the team. */
  user_id: Identifier.nullable(),
  points: Points,
})

export const TracedEvent = z.object({
  id: AnswerText,
  type: AnswerText,
  /** The event that led to it; null for the first one. */
  caused_by: AnswerText.nullable(),
  /** Its place in the log. */
  position: z.int(),
  occurred_at: Instant,
  recorded_at: Instant,
  actor: z.object({ kind: z.enum(['member', 'system']), id: AnswerText }),
  postings: answerList(TracePosting),
})
export type TracedEvent = z.infer<typeof TracedEvent>

/** Everything that a shoutout, redemption, adjustment, top-up or statement led to, in the order of the log. */
export const traceActivity = defineCall({
  name: 'traceActivity',
  method: 'GET',
  path: '/v1/admin/traces/:id',
  access: 'admin',
  keyScope: 'ledger:read',
  summary: 'What an activity led to, event by event',
  params: z.object({ id: Identifier }),
  query: After,
  response: z.object({ events: answerList(TracedEvent) }),
  errors: ['NOT_FOUND'],
})
