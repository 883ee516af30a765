import { z } from 'zod'
import { ActivityEntry } from '../recognition/activityEntry.ts'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { LineQuery } from './reportQuery.ts'

export const LinePage = z.object({
  entries: answerList(ActivityEntry),
  /** Null above 10,000 lines, in searches and after a cursor. */
  total: z.int().min(0).nullable(),
  /** The cursor of the next page; null on the last one. */
  next: Cursor.nullable(),
})

const lines = { method: 'GET', access: 'member', query: LineQuery, response: LinePage } as const

export const reportShoutouts = defineCall({
  ...lines,
  name: 'reportShoutouts',
  path: '/v1/team/reporting/shoutouts',
  summary: 'Shoutouts, one line each or one per recipient',
})

export const reportAwards = defineCall({
  ...lines,
  name: 'reportAwards',
  path: '/v1/team/reporting/awards',
  summary: 'Awards, one line each or one per recipient',
})

export const reportBirthdays = defineCall({
  ...lines,
  name: 'reportBirthdays',
  path: '/v1/team/reporting/birthdays',
  summary: 'Celebrated birthdays',
})

export const reportAnniversaries = defineCall({
  ...lines,
  name: 'reportAnniversaries',
  path: '/v1/team/reporting/anniversaries',
  summary: 'Celebrated anniversaries',
})

export const reportNewHires = defineCall({
  ...lines,
  name: 'reportNewHires',
  path: '/v1/team/reporting/newhires',
  summary: 'Welcomed new hires',
})

export const reportNominations = defineCall({
  ...lines,
  name: 'reportNominations',
  path: '/v1/team/reporting/nominations',
  summary: 'Nominations, of all campaigns or of one',
})

export const reportRedemptions = defineCall({
  ...lines,
  name: 'reportRedemptions',
  path: '/v1/team/reporting/redemptions',
  summary: 'Redemptions',
})

export const reportPointsEarned = defineCall({
  ...lines,
  name: 'reportPointsEarned',
  path: '/v1/team/reporting/points_earned',
  summary: 'Points earned, one line per recipient',
})

export const reportPointTotals = defineCall({
  ...lines,
  name: 'reportPointTotals',
  path: '/v1/team/reporting/point_totals',
  summary: 'Points earned, redeemed and left, by person',
})

/** All people of the team, for administrators; days do not limit it. */
export const reportUsers = defineCall({
  ...lines,
  access: 'admin',
  name: 'reportUsers',
  path: '/v1/team/reporting/users',
  query: LineQuery.extend({ return_groups_segments: z.stringbool().optional() }),
  summary: 'People, with their channels and segments where asked for',
})
