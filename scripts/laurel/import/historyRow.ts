import { type Instant, LenientInstant } from '@laurel/ledger/kernel/instant.ts'
import { boundedText, requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'

/** A year outside these bounds is a typing error, and would start an allowance period that never ends. */
const isPlausible = (at: Instant): boolean => at >= '1970' && at < '2100'

/** What programs write for a character that they could not read. It makes one name of two. */
const isWhole = (text: string): boolean => !/[\u0080-\u009F\uFFFD]/u.test(text)
const isOneLine = (text: string): boolean => !/[\r\n]/u.test(text)

const whole = {
  error: 'has characters that an earlier program could not read. Export the file again, as UTF-8.',
}
const oneLine = { error: 'has a line break. Write it in one line.' }

/** One thank-you of an imported history. */
export const HistoryRow = z.object({
  at: LenientInstant.refine(isPlausible),
  from: requiredText(200).refine(isWhole, whole).refine(isOneLine, oneLine),
  to: requiredText(200).refine(isWhole, whole).refine(isOneLine, oneLine),
  kind: boundedText(100).refine(isWhole, whole).refine(isOneLine, oneLine),
})
export type HistoryRow = z.infer<typeof HistoryRow>

/** Counts equal rows from 1; each is a shoutout of its own. */
export const Occurrence = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number)

export const historyColumns = ['at', 'from', 'to', 'kind'] as const
export type HistoryColumn = (typeof historyColumns)[number]

/** A file of refusals has these columns as well. */
export const refusalColumns = ['line', 'occurrence', 'reason', 'detail'] as const

/** The cells of a line as they were written, in the order of `historyColumns`. */
export type SourceCells = readonly [at: string, from: string, to: string, kind: string]

export type ReadRow =
  | {
      readonly kind: 'row'
      readonly line: number
      readonly source: SourceCells
      readonly row: HistoryRow
      /** Which of the equal rows it is. Known where a row was refused before. */
      readonly occurrence?: number
    }
  | {
      readonly kind: 'refused'
      readonly line: number
      readonly source: SourceCells
      readonly reason: RowRefusal
      readonly detail: string
    }

export type RowRefusal = 'BROKEN_LINE' | 'WRONG_COLUMN_COUNT' | 'INVALID_TIME' | 'INVALID_FIELD'
