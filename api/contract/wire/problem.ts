import { z } from 'zod'
import { ErrorCode } from './errorCodes.ts'

/** A field of the request and what is wrong with it; `path` is dotted, `body.points`. */
export const FieldProblem = z.object({ path: z.string(), message: z.string() })
export type FieldProblem = z.infer<typeof FieldProblem>

/** RFC 9457: how the API says no. `detail` is a sentence for a person and tells what to do next. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: ErrorCode,
  /** The figures behind the refusal, such as `available` and `requested` points. */
  data: z.record(z.string(), z.unknown()).optional(),
  errors: z.array(FieldProblem).optional(),
  instance: z.string().optional(),
})
export type Problem = z.infer<typeof Problem>
