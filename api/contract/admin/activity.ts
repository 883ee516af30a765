import { Identifier } from '@laurel/ledger/values/ids.ts'
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { ActivityEntry, ActivityReport } from '../records/activityEntry.ts'
import { DateRange } from '../reporting/dateRange.ts'
import { SearchWords } from '../searchWords.ts'
import { listQuery } from './listQuery.ts'

export const ActivityFilter = DateRange.extend({
  type: ActivityReport.optional(),
  group: Identifier.optional(),
  award_id: Identifier.optional(),
  q: SearchWords.optional(),
})

/** Sorts by `created_at`, `points`. The same lines as a CSV file: `exportActivity`. */
export const listActivity = defineCall({
  name: 'listActivity',
  method: 'GET',
  path: '/v1/admin/activity',
  access: 'admin',
  summary: 'Activity of the team',
  query: listQuery(ActivityFilter),
  response: z.array(ActivityEntry),
})
