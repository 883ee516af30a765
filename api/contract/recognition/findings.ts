import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { RadarSignal, subjectsMax } from '@laurel/ledger/radar/vocabulary.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, idsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { Acknowledged, After } from '../wire/position.ts'
import { ActivityEntry } from './activityEntry.ts'

/** `open` is of this month or the last; `fine` was looked at; `past` is older and was not. `quiet` is below the threshold, or grew too little since it looked fine. */
export const FindingStatus = z.enum(['open', 'fine', 'past', 'quiet'])
export type FindingStatus = z.infer<typeof FindingStatus>

/** Something that the radar saw in a month. It is a question, never a verdict. */
export const Finding = z.object({
  id: Identifier,
  signal: RadarSignal,
  /** The giver comes first where there is one. */
  users: z.array(UserReference).max(subjectsMax),
  month: z.string().length(7),
  /** The percentage that the threshold of the signal is about. */
  share: z.int().min(0).max(100),
  /** How often. */
  times: z.int().min(0),
  /** How many points; for thanks without words, how many thanks. */
  weight: z.int().min(0),
  found_at: Instant,
  status: FindingStatus,
  decided_by: UserReference.nullable(),
  decided_at: Instant.nullable(),
})
export type Finding = z.infer<typeof Finding>

export const FindingFilter = z.object({
  id: z.array(Identifier).max(idsMax).optional(),
  status: FindingStatus.exclude(['quiet']).optional(),
  signal: RadarSignal.optional(),
})
export type FindingFilter = z.infer<typeof FindingFilter>

/** The open ones, unless a status or ids are asked for; the newest month first. Sorts by `found_at`. */
export const listFindings = defineCall({
  name: 'listFindings',
  method: 'GET',
  path: '/v1/admin/findings',
  access: 'admin',
  summary: 'What the radar found',
  query: listQuery(FindingFilter),
  response: z.array(Finding).max(1000),
})

/** The shoutouts and awards of a finding at most. */
export const evidenceMax = 50

export const ReadFinding = Finding.extend({
  /** The shoutouts or awards behind it, the newest first. */
  entries: z.array(ActivityEntry).max(evidenceMax),
  /** Why it looks fine. */
  reason: AnswerText.nullable(),
})
export type ReadFinding = z.infer<typeof ReadFinding>

export const readFinding = defineCall({
  name: 'readFinding',
  method: 'GET',
  path: '/v1/admin/findings/:id',
  access: 'admin',
  summary: 'A finding with the shoutouts or awards behind it',
  params: z.object({ id: Identifier }),
  query: After,
  response: ReadFinding,
  errors: ['NOT_FOUND'],
})

/** The same people are found again once it clearly grows. */
export const dismissFinding = defineCall({
  name: 'dismissFinding',
  method: 'POST',
  path: '/v1/admin/findings/:id/dismiss',
  access: 'admin',
  summary: 'Say that a finding looks fine, and why',
  params: z.object({ id: Identifier }),
  body: z.object({ reason: requiredText(500) }),
  response: Acknowledged,
  errors: ['NOT_FOUND', 'OWN_FINDING'],
  isCommand: true,
})

export const reopenFinding = defineCall({
  name: 'reopenFinding',
  method: 'POST',
  path: '/v1/admin/findings/:id/reopen',
  access: 'admin',
  summary: 'Take back that a finding looks fine',
  params: z.object({ id: Identifier }),
  response: Acknowledged,
  errors: ['NOT_FOUND'],
  isCommand: true,
})
