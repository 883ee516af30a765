import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Parameters } from './parameters.ts'

/** From an instant (included) until an instant (excluded); either end may be open. */
export type TimeRange = { readonly from?: Instant | undefined; readonly until?: Instant | undefined }

/** The conditions that keep a column within a range. */
export const within = (column: string, range: TimeRange | undefined, parameters: Parameters): string[] => {
  const conditions: string[] = []
  if (range?.from !== undefined) conditions.push(`${column} >= ${parameters.bind(range.from)}`)
  if (range?.until !== undefined) conditions.push(`${column} < ${parameters.bind(range.until)}`)
  return conditions
}
