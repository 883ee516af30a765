import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { ActivityEntry, ActivityReport } from '../recognition/activityEntry.ts'
import { answerList, fileLengthMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { DateRange } from '../wire/dateRange.ts'
import { After } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'

const ActivityQuery = After.extend(DateRange.shape).extend({
  type: ActivityReport.default('shoutouts'),
  group: Identifier.optional(),
  award_id: Identifier.optional(),
  q: SearchWords.optional(),
})

/** All lines of a report in a date range, newest first; pages hold 100 lines and are numbered from 1. */
export const activity = defineCall({
  name: 'activity',
  method: 'GET',
  path: '/v1/team/reporting/activity',
  access: 'admin',
  summary: 'An activity report',
  query: ActivityQuery.extend({ page: z.coerce.number().int().min(1).default(1) }),
  response: z.object({ entries: answerList(ActivityEntry), total: z.int().min(0) }),
})

/** The whole report as a CSV file that spreadsheets can open safely. */
export const exportActivity = defineCall({
  name: 'exportActivity',
  method: 'GET',
  path: '/v1/team/reporting/activity/export',
  access: 'admin',
  summary: 'An activity report as CSV',
  query: ActivityQuery,
  response: z.string().max(fileLengthMax),
  answers: 'csv',
})
