import { HttpProblem } from './httpProblem.ts'

const problems = {
  MONTH_OPEN: {
    title: 'Month open',
    detail: 'This month is not closed, so that its figures could still change. Close it first.',
  },
  BOOKS_NOT_READ: {
    title: 'Books not read',
    detail: 'The figures of this month were not read yet. Open the month, and wait until they are there.',
  },
  PACK_NOT_READY: {
    title: 'Not ready yet',
    detail: 'There is no finished pack of this month. Order it, or wait until it is written.',
  },
} as const

/** Why a month has no such file, or none yet. */
export const booksProblem = (code: keyof typeof problems) =>
  new HttpProblem({ status: 409, code, ...problems[code] })
