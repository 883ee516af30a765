import { HttpProblem } from './httpProblem.ts'

const statuses = {
  CARD_UNKNOWN: 404,
  CARD_IN_USE: 409,
  PAYMENT_UNKNOWN: 404,
  PAYMENT_NOT_OPEN: 409,
  STATEMENT_UNPAID: 409,
  PAYMENT_METHOD_REQUIRED: 409,
} as const

/** The problem of a refusal of cards, top-ups and postpay. */
export const moneyProblem = (code: keyof typeof statuses): HttpProblem =>
  new HttpProblem({ status: statuses[code], code, says: `problems.${code}` })
