import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList, fileLengthMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { DateRange } from '../wire/dateRange.ts'
import { Cursor } from '../wire/listQuery.ts'

/** The pages of the security log that can be read by number; later rows are reached by the cursor. */
export const activityLogPagesMax = 100

export const SecurityEntry = z.object({
  id: AnswerText,
  created_at: Instant,
  /** Null for acts of the operator, such as an erasure on the command line. */
  user: UserReference.nullable(),
  /** The code, which programs decide by. */
  activity: AnswerText,
  label: AnswerText,
  /** What exactly was done, such as the summary of a call. */
  detail: AnswerText.nullable(),
  metadata: z.object({ ip_addr: AnswerText.nullable(), user_agent: AnswerText.nullable() }),
})
export type SecurityEntry = z.infer<typeof SecurityEntry>

const ActivityLogQuery = z.object(DateRange.shape).extend({
  activity: boundedText(100).optional(),
  user_id: Identifier.optional(),
})

/** The last 30 days, newest first, 100 entries per page. Pages are numbered from 1; a cursor replaces the number. */
export const activityLog = defineCall({
  name: 'activityLog',
  method: 'GET',
  path: '/v1/team/activity_log/:page',
  access: 'admin',
  summary: 'The security log',
  params: z.object({ page: z.coerce.number().int().min(1).max(activityLogPagesMax) }),
  query: ActivityLogQuery.extend({ cursor: Cursor.optional() }),
  response: z.object({
    activities: answerList(SecurityEntry),
    /** The cursor of the next page; null on the last one. */
    next: Cursor.nullable(),
  }),
})

/** The security log of the last 30 days as a CSV file that spreadsheets can open safely. */
export const exportActivityLog = defineCall({
  name: 'exportActivityLog',
  method: 'GET',
  path: '/v1/team/activity_log/export',
  access: 'admin',
  summary: 'The security log as CSV',
  query: ActivityLogQuery,
  response: z.string().max(fileLengthMax),
  answers: 'csv',
})
