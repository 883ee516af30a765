import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { DateRange } from '../wire/dateRange.ts'
import { After } from '../wire/position.ts'
import { Engagement } from './insights.ts'
import { Choice } from './reportQuery.ts'

const Recognition = z.object({
  shoutouts_received: z.int().min(0),
  shoutouts_given: z.int().min(0),
  awards_received: z.int().min(0),
  points_earned: Points,
})

export const DirectReport = z.object({ user: UserReference, ...Recognition.shape })
export type DirectReport = z.infer<typeof DirectReport>

/**
 * The people who report to the caller, and where it is asked for, the engagement of all whom their reports are about:
 * their segments, their direct reports and their channels, or one segment. `previous` is the same number of days before,
 * where the range has a first and a last day.
 */
export const directReportStats = defineCall({
  name: 'directReportStats',
  method: 'GET',
  path: '/v1/team/reporting/dr_stats',
  access: 'member',
  summary: 'Recognition among the people who report to you',
  query: After.extend(DateRange.shape).extend({
    /** Asks for the engagement. */
    engagement: Choice,
    /** Asks for the engagement of a segment. */
    segment: Identifier.optional(),
  }),
  response: z.object({
    users: answerList(DirectReport),
    totals: Recognition,
    previous: Recognition.nullable(),
    engagement: Engagement.nullable(),
    previous_engagement: Engagement.nullable(),
  }),
})
