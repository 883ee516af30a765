import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { Cursor, jsonText } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'

const Day = z.iso.date().optional()
/** A yes or no in a query. */
export const Choice = z.union([z.boolean(), z.stringbool()]).optional()

/**
 * What a report is about. Days are inclusive, in the time zone of the team; `start_date` and `end_date` are other names
 * of `start` and `end`. Callers who are not administrators are limited to the people and channels they manage.
 */
export const ReportFilters = z.object({
  start: Day,
  end: Day,
  start_date: Day,
  end_date: Day,
  /** A recognition channel. */
  group: Identifier.optional(),
  /** The members of a segment. */
  segment: Identifier.optional(),
  /** The members who report to the caller. */
  direct_reports: Choice,
})
export type ReportFilters = z.output<typeof ReportFilters>

/** A report's query: its filters as parameters, or as JSON in `filters`, which wins. */
export const ReportQuery = After.extend(ReportFilters.shape).extend({
  filters: jsonText(ReportFilters).optional(),
})

export const LineFilters = ReportFilters.extend({
  award_id: Identifier.optional(),
  campaign_id: Identifier.optional(),
  /** One line per recipient. */
  by_recipient: Choice,
  q: SearchWords.optional(),
})
export type LineFilters = z.output<typeof LineFilters>

/** Pages hold 100 lines and are numbered from 1; a cursor, the `next` of a page, replaces the number. */
export const LineQuery = After.extend(LineFilters.shape).extend({
  filters: jsonText(LineFilters).optional(),
  page: z.coerce.number().int().min(1).default(1),
  cursor: Cursor.optional(),
})
