import type { Problem } from './calls/problem.ts'

/** Laurel said no. The message is a sentence for a person; decide by `code`. */
export class LaurelError extends Error {
  readonly problem: Problem
  readonly code: Problem['code']
  readonly status: number

  constructor(problem: Problem) {
    super(problem.detail)
    this.name = 'LaurelError'
    this.problem = problem
    this.code = problem.code
    this.status = problem.status
  }
}

/** A proxy in between answers in its own words. */
const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'detail' in value

/** What to throw for an answer that is no success. */
export const failureOf = (problem: unknown, { status }: Pick<Response, 'status'>): Error =>
  isProblem(problem)
    ? new LaurelError(problem)
    : new Error(`Laurel can’t be reached: the answer was ${status}.`)

type Answered<Data> = {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly response: Response
}

/** The data of an answer; throws a `LaurelError` where Laurel said no. */
export const dataOf = <Data>({ data, error, response }: Answered<Data>): Data => {
  if (!response.ok) throw failureOf(error, response)
  if (data === undefined) throw new Error('Laurel answered nothing.')
  return data
}
