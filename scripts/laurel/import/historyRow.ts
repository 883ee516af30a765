import { type Instant, LenientInstant } from '@laurel/ledger/kernel/instant.ts'
import { boundedText, requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'

/** A year outside these bounds is a typing error, and would start an allowance period that never ends. */
const isPlausible = (at: Instant): boolean => at >= '1970' && at < '2100'

/** One thank-you of an imported history. */
export const HistoryRow = z.object({
  at: LenientInstant.refine(isPlausible),
  from: requiredText(200),
  to: requiredText(200),
  kind: boundedText(100),
})
export type HistoryRow = z.infer<typeof HistoryRow>

export const historyColumns = ['at', 'from', 'to', 'kind'] as const
export type HistoryColumn = (typeof historyColumns)[number]

/** The cells of a line as they were written, in the order of `historyColumns`. */
export type SourceCells = readonly [at: string, from: string, to: string, kind: string]

export type ReadRow =
  | {
      readonly kind: 'row'
      readonly line: number
      readonly source: SourceCells
      readonly row: HistoryRow
    }
  | {
      readonly kind: 'refused'
      readonly line: number
      readonly source: SourceCells
      readonly reason: RowRefusal
      readonly detail: string
    }

export type RowRefusal = 'BROKEN_LINE' | 'WRONG_COLUMN_COUNT' | 'INVALID_TIME' | 'INVALID_FIELD'
