import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { DateRange } from '../wire/dateRange.ts'
import { After } from '../wire/position.ts'

const Recognition = z.object({
  shoutouts_received: z.int().min(0),
  shoutouts_given: z.int().min(0),
  awards_received: z.int().min(0),
  points_earned: Points,
})

export const DirectReport = z.object({ user: UserReference, ...Recognition.shape })
export type DirectReport = z.infer<typeof DirectReport>

/** The people who report to the caller. `previous` is the same number of days before, where the range has a first and a last day. */
export const directReportStats = defineCall({
  name: 'directReportStats',
  method: 'GET',
  path: '/v1/team/reporting/dr_stats',
  access: 'member',
  summary: 'Recognition among the people who report to you',
  query: After.extend(DateRange.shape),
  response: z.object({
    users: answerList(DirectReport),
    totals: Recognition,
    previous: Recognition.nullable(),
  }),
})
