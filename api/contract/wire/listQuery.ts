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
/** First and last row, from 0, both inclusive. */
export const Range = z.tuple([z.int().min(0), z.int().min(0)])

export const rowsMax = 1000

/** The query of every list: `sort=["name","ASC"]&range=[0,24]&filter={"q":"ann"}`. */
export const listQuery = <Filter extends z.ZodType>(filter: Filter) =>
  After.extend({
    sort: jsonText(Sort).optional(),
    range: jsonText(Range).optional(),
    filter: jsonText(filter).optional(),
  })
