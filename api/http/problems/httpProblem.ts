import type { ErrorCode } from '@laurel/contract/wire/errorCodes.ts'
import type { FieldProblem, Problem } from '@laurel/contract/wire/problem.ts'

type Details = {
  readonly status: number
  readonly code: ErrorCode
  readonly title: string
  /** A sentence for a person that says what to do next. */
  readonly detail: string
  readonly data?: Record<string, unknown>
  readonly errors?: readonly FieldProblem[]
}

/** An expected refusal. The error handler answers it as an RFC 9457 document. */
export class HttpProblem extends Error {
  readonly problem: Problem

  constructor({ errors, data, ...details }: Details) {
    super(details.detail)
    this.name = 'HttpProblem'
    this.problem = {
      type: `urn:laurel:problem:${details.code.toLowerCase().replaceAll('_', '-')}`,
      ...details,
      ...(data ? { data } : {}),
      ...(errors ? { errors: [...errors] } : {}),
    }
  }
}
