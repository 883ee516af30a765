import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { DateRange } from '../wire/dateRange.ts'
import { listQuery } from '../wire/listQuery.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { ActivityEntry, ActivityReport } from './activityEntry.ts'

export const ActivityFilter = DateRange.extend({
  type: ActivityReport.optional(),
  group: Identifier.optional(),
  segment: Identifier.optional(),
  award_id: Identifier.optional(),
  campaign_id: Identifier.optional(),
  q: SearchWords.optional(),
})

/** Sorts by `created_at`, `points`, `created_by`, `for_users` and `award`. The same lines as a CSV file: `exportActivity`. */
export const listActivity = defineCall({
  name: 'listActivity',
  method: 'GET',
  path: '/v1/admin/activity',
  access: 'member',
  summary: 'Activity of the team',
  query: listQuery(ActivityFilter),
  response: answerList(ActivityEntry),
})
