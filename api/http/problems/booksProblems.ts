import { HttpProblem } from './httpProblem.ts'

/** Why a month has no such file, or none yet. */
export const booksProblem = (code: 'MONTH_OPEN' | 'BOOKS_NOT_READ' | 'PACK_NOT_READY') =>
  new HttpProblem({ status: 409, code, says: `problems.${code}` })
