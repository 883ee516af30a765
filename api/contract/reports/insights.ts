import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { ReportQuery } from './reportQuery.ts'

const Count = z.int().min(0)

const RecognitionTotals = z.object({
  shoutouts: Count,
  awards: Count,
  /** Birthdays, anniversaries and new hires. */
  celebrations: Count,
  points_earned: Points,
})

export const Engagement = z.object({
  /** People who gave a shoutout or an award, and people who received something. */
  senders: Count,
  recipients: Count,
  /** All active people in scope. */
  users: Count,
})
export type Engagement = z.infer<typeof Engagement>

const question = { method: 'GET', access: 'member', keyScope: 'reports:read', query: ReportQuery } as const

/** `previous` is the same number of days before, where the range has a first and a last day. */
export const teamStats = defineCall({
  ...question,
  name: 'teamStats',
  path: '/v1/team/reporting/stats',
  summary: 'Recognition in figures',
  response: z.object({
    totals: RecognitionTotals,
    previous: RecognitionTotals.nullable(),
    engagement: Engagement,
    previous_engagement: Engagement.nullable(),
  }),
})

/** The months of a range, or the last 24 months of a range without a start; the first and the last one may be parts. */
export const activityByMonth = defineCall({
  ...question,
  name: 'activityByMonth',
  path: '/v1/team/reporting/activity_by_month',
  summary: 'Recognition month by month',
  response: z.object({
    months: z.array(RecognitionTotals.extend({ month: z.string().length(7) })).max(120),
  }),
})

export const recognitionRankings = ['earners', 'givers', 'values'] as const

const Ranked = z.object({ points: Points, count: Count })

/** The ten first in points earned, in points given, and among the values; without `by`, all three. */
export const reportRecognition = defineCall({
  ...question,
  name: 'reportRecognition',
  path: '/v1/team/reporting/recognition',
  summary: 'Who earned and gave most, and for which values',
  query: ReportQuery.extend({ by: z.enum(recognitionRankings).optional() }),
  response: z.object({
    earners: answerList(Ranked.extend({ user: UserReference })),
    givers: answerList(Ranked.extend({ user: UserReference })),
    values: answerList(Ranked.extend({ value: AnswerText })),
  }),
})

/** The hundred pairs who recognised each other most often, within 92 days at most: the last ones without dates. */
export const reportConnections = defineCall({
  ...question,
  name: 'reportConnections',
  path: '/v1/team/reporting/connections',
  summary: 'Who recognises whom',
  response: z.object({
    connections: answerList(
      z.object({ created_by: UserReference, for_user: UserReference, count: Count, points: Points }),
    ),
  }),
})

/** What the members of each segment received, for the hundred segments with the most; a manager sees their own ones. */
export const countBySegment = defineCall({
  ...question,
  name: 'countBySegment',
  path: '/v1/team/reporting/count_by_segment',
  summary: 'Recognition by segment',
  response: z.object({
    segments: answerList(Ranked.extend({ id: Identifier, name: AnswerText, users: Count })),
  }),
})
