import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { ChangeKind } from '@laurel/ledger/teams/changes/vocabulary.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList, fileLengthMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { DateRange } from '../wire/dateRange.ts'
import { listQuery } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'

export const Change = z.object({
  id: Identifier,
  created_at: Instant,
  /** Who made the change; null where a process did. */
  user: UserReference.nullable(),
  /** The name of the process; null where a member did. */
  process: AnswerText.nullable(),
  what: ChangeKind,
  /** What was changed; null for the team itself. */
  subject: z
    .object({
      id: Identifier,
      name: AnswerText.nullable(),
      /** Set if the subject is a member. */
      user: UserReference.nullable(),
    })
    .nullable(),
  /** Whether the subject was added, changed or removed. */
  kind: z.enum(['added', 'changed', 'removed']),
  /** The settings that differ. Empty where only personal texts did, which the history does not keep. */
  fields: answerList(z.object({ field: AnswerText, from: AnswerText.nullable(), to: AnswerText.nullable() })),
})
export type Change = z.infer<typeof Change>

export const ChangeFilter = z.object(DateRange.shape).extend({
  what: ChangeKind.optional(),
  /** Changes of this member, channel or award. */
  subject_id: Identifier.optional(),
  /** Changes by this member. */
  user_id: Identifier.optional(),
})

/** Sorts by `created_at`, the newest first unless asked otherwise. */
export const listChanges = defineCall({
  name: 'listChanges',
  method: 'GET',
  path: '/v1/admin/changes',
  access: 'admin',
  summary: 'Who changed settings and roles, and how',
  query: listQuery(ChangeFilter),
  response: answerList(Change),
})

/** One line per setting that differs. */
export const exportChanges = defineCall({
  name: 'exportChanges',
  method: 'GET',
  path: '/v1/admin/changes/export',
  access: 'admin',
  summary: 'Changes of settings and roles as CSV',
  query: After.extend(ChangeFilter.shape),
  response: z.string().max(fileLengthMax),
  answers: 'csv',
})
