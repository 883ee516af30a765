import { z } from 'zod'
import { After } from './position.ts'

const json = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'Not JSON. Send the parameter as JSON text.' })
    return z.NEVER
  }
}

/** A parameter that carries JSON text, as the simple-rest dialect does. */
export const jsonText = <Schema extends z.ZodType>(schema: Schema) =>
  z.string().max(10_000).transform(json).pipe(schema)

export const Sort = z.tuple([z.string().max(64), z.enum(['ASC', 'DESC'])])
/** First and last row, from 0, both inclusive. A range without a cursor begins at `rangeStartMax` at most. */
export const Range = z.tuple([z.int().min(0), z.int().min(0)])

export const rowsMax = 1000

/** The last row that a range can begin at. Later rows are reached by the cursors of their predecessors. */
export const rangeStartMax = 10_000

/** Rows are counted up to this number. A list with more answers no total. */
export const countedRowsMax = 10_000

/** Opaque: where the next page of a list begins. It belongs to the sort order of the list that answered it. */
export const Cursor = z.string().min(1).max(8_000)

/**
 * The query of every list: `sort=["name","ASC"]&range=[0,24]&filter={"q":"ann"}`.
 *
 * The header `Link` names the next page, with its `cursor`: the rows after the last one that was read. The range then
 * gives only their number. `Content-Range` has the total number of rows up to 10,000, and `*` above, in searches and after a
 * cursor.
 */
export const listQuery = <Filter extends z.ZodType>(filter: Filter) =>
  After.extend({
    sort: jsonText(Sort).optional(),
    range: jsonText(Range).optional(),
    cursor: Cursor.optional(),
    filter: jsonText(filter).optional(),
  })
