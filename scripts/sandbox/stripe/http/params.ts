import { z } from 'zod'

/** Parameters arrive as text. An empty text clears a value. */
export const text = z.string().max(5_000)
export const optionalText = text.optional()
export const whole = z
  .string()
  .regex(/^-?\d+$/, 'must be an integer')
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform(value => value === 'true')
export const expand = z.array(z.string()).max(20).optional()
export const Id = z.string().min(1).max(200)

/** A moment in seconds, or `now`. */
export const moment = z.union([z.literal('now'), whole])

const range = z.union([
  whole.transform(equal => ({ gte: equal, lte: equal, gt: undefined, lt: undefined })),
  z.object({ gt: whole.optional(), gte: whole.optional(), lt: whole.optional(), lte: whole.optional() }),
])
export type Range = z.infer<typeof range>

export const listing = {
  limit: whole.pipe(z.int().min(1).max(100)).optional(),
  starting_after: Id.optional(),
  ending_before: Id.optional(),
  created: range.optional(),
  expand,
}

/** `''` clears, a value replaces, nothing keeps. */
export const cleared = <Value>(known: Value, given: Value | '' | undefined): Value | null =>
  given === undefined ? known : given === '' ? null : given
