import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { ActivityEntry, ActivityReport } from '../recognition/activityEntry.ts'
import { answerList, fileLengthMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { DateRange } from '../wire/dateRange.ts'
import { Cursor } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'

const ActivityQuery = After.extend(DateRange.shape).extend({
  type: ActivityReport.default('shoutouts'),
  group: Identifier.optional(),
  segment: Identifier.optional(),
  award_id: Identifier.optional(),
  campaign_id: Identifier.optional(),
  q: SearchWords.optional(),
})

/**
 * All lines of a report in a date range, newest first; pages hold 100 lines and are numbered from 1. A cursor, the
 * `next` of a page, replaces the number; pages above 100 are reached by it alone.
 */
export const activity = defineCall({
  name: 'activity',
  method: 'GET',
  path: '/v1/team/reporting/activity',
  access: 'member',
  summary: 'An activity report',
  query: ActivityQuery.extend({
    page: z.coerce.number().int().min(1).default(1),
    cursor: Cursor.optional(),
  }),
  response: z.object({
    entries: answerList(ActivityEntry),
    /** Null above 10,000 lines, in searches and after a cursor. */
    total: z.int().min(0).nullable(),
    /** The cursor of the next page; null on the last one. */
    next: Cursor.nullable(),
  }),
})

/** The whole report as a CSV file that spreadsheets can open safely. */
export const exportActivity = defineCall({
  name: 'exportActivity',
  method: 'GET',
  path: '/v1/team/reporting/activity/export',
  access: 'member',
  summary: 'An activity report as CSV',
  query: ActivityQuery,
  response: z.string().max(fileLengthMax),
  answers: 'csv',
})
