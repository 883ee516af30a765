import { z } from 'zod'
import { AnswerText } from './bounds.ts'
import { ErrorCode } from './errorCodes.ts'

/** The fields that one problem names; a request with more of them is wrong as a whole. */
export const fieldProblemsMax = 20

/** A field of the request and what is wrong with it; `path` is dotted, `body.points`. */
export const FieldProblem = z.object({ path: AnswerText, message: AnswerText })
export type FieldProblem = z.infer<typeof FieldProblem>

/** RFC 9457: how the API says no. `detail` is a sentence for a person and tells what to do next. */
export const Problem = z.object({
  type: AnswerText,
  title: AnswerText,
  status: z.int(),
  detail: AnswerText,
  code: ErrorCode,
  /** The figures behind the refusal, such as `available` and `requested` points. */
  data: z.record(AnswerText, z.unknown()).optional(),
  errors: z.array(FieldProblem).max(fieldProblemsMax).optional(),
  instance: AnswerText.optional(),
})
export type Problem = z.infer<typeof Problem>
