import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor, jsonText, Range } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'
import { LedgerEntry } from './ledgerEntries.ts'

/** The figures of the point stats, under the names they have there. */
export const teamFigures = [
  'point_balance',
  'outstanding_points',
  'redeemed_this_month',
  'giveable_points',
] as const

/** What the team has yet to pay: for rewards after the month, and for top-ups whose money went back. */
export const unpaidFigures = ['accrued_points', 'fund_owed_points'] as const

/** The balances of a member, under the names they have there. */
export const memberFigures = [
  'redeemable_points',
  'owed_points',
  'shoutout_allowance_remaining',
  'award_allowance_remaining',
] as const

export const ExplainableFigure = z.enum([...teamFigures, ...unpaidFigures, ...memberFigures])
export type ExplainableFigure = z.infer<typeof ExplainableFigure>

/** Opens a figure: what it sums up, by kind of event, and a page of the postings themselves, the newest first. */
export const explainFigure = defineCall({
  name: 'explainFigure',
  method: 'GET',
  path: '/v1/admin/explanations/:figure',
  access: 'admin',
  keyScope: 'ledger:read',
  summary: 'The postings that make a figure',
  params: z.object({ figure: ExplainableFigure }),
  query: After.extend({
    /** Whose balance; only figures of a member take it, and need it. */
    user_id: Identifier.optional(),
    range: jsonText(Range).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.object({
    /** The figure itself: the points of all its entries, times `sign`. */
    points: Points,
    /** -1 where the figure counts what was taken away as positive. */
    sign: z.union([z.literal(1), z.literal(-1)]),
    /** Signed as the figure is, so that they sum to `points`. */
    parts: answerList(z.object({ event_type: AnswerText, entries: z.int(), points: Points })),
    entries: answerList(LedgerEntry),
    /** How many entries there are in all. */
    total: z.int(),
    /** The cursor of the next page of entries; null on the last one. */
    next: Cursor.nullable(),
  }),
  errors: ['NOT_FOUND'],
})
