import type { ErrorCode } from './errorCodes.ts'
import type { Problem } from './problem.ts'

/** The API said no. Show `problem.detail`, decide by `code`. */
export class ApiError extends Error {
  readonly problem: Problem
  readonly code: ErrorCode
  readonly status: number

  constructor(problem: Problem) {
    super(problem.detail)
    this.name = 'ApiError'
    this.problem = problem
    this.code = problem.code
    this.status = problem.status
  }

  /** What is wrong with a field of the body, by its dotted path, `points`. */
  fieldMessage(path: string): string | undefined {
    return this.problem.errors?.find(error => error.path === path || error.path === `body.${path}`)?.message
  }
}

/** No answer came: the network is down or the server is not there. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('Laurel can’t be reached. Check your connection and try again.', { cause })
    this.name = 'Unreachable'
  }
}
