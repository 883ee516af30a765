import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList, idsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { Acknowledged } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'

/** Something the system promised and could not finish by itself. */
export const DeadLetter = z.object({
  id: Identifier,
  /** What was to be done, such as `creditShoutout`; `runProcesses` is everything that follows from one event. */
  command_type: AnswerText,
  /** Why it was not: the code of the rule that said no, or `FAILED`. */
  rejection_code: AnswerText,
  /** The event it follows from; `laurel audit trace` shows what else does. */
  cause_id: Identifier,
  /** The member it is about; null if the team has no member with that id. */
  user: UserReference.nullable(),
  points: Points.nullable(),
  /** When what it follows from happened. */
  occurred_at: Instant,
  /** When it was tried last. */
  recorded_at: Instant,
})
export type DeadLetter = z.infer<typeof DeadLetter>

export const DeadLetterFilter = z.object({
  id: z.array(Identifier).max(idsMax).optional(),
  command_type: boundedText(100).optional(),
  rejection_code: boundedText(100).optional(),
  user_id: Identifier.optional(),
  q: SearchWords.optional(),
})

/** Sorts by `occurred_at`, `recorded_at` (newest first unless asked otherwise), `points`, `user`, `command_type`. */
export const listDeadLetters = defineCall({
  name: 'listDeadLetters',
  method: 'GET',
  path: '/v1/admin/deadLetters',
  access: 'admin',
  summary: 'What could not be finished',
  query: listQuery(DeadLetterFilter),
  response: answerList(DeadLetter),
})

export const retryDeadLetter = defineCall({
  name: 'retryDeadLetter',
  method: 'POST',
  path: '/v1/admin/deadLetters/:id/retry',
  access: 'admin',
  summary: 'Try again what could not be finished',
  params: z.object({ id: Identifier }),
  /** False when it is a dead letter again, or when the worker goes on with it. */
  response: Acknowledged.extend({ is_finished: z.boolean() }),
  errors: ['DEAD_LETTER_UNKNOWN', 'DEAD_LETTER_ALREADY_RETRIED'],
  isCommand: true,
})
