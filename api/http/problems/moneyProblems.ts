import type { ErrorCode } from '@laurel/contract/wire/errorCodes.ts'
import { HttpProblem } from './httpProblem.ts'

type Answer = { readonly status: number; readonly title: string; readonly detail: string }

const answers = {
  CARD_UNKNOWN: {
    status: 404,
    title: 'Card unknown',
    detail: 'Your team has no such card, or no longer. Reload the list of cards.',
  },
  CARD_IN_USE: {
    status: 409,
    title: 'Card in use',
    detail:
      'Your plan or your rewards are charged to this card. Add another card first, then remove this one.',
  },
  PAYMENT_UNKNOWN: {
    status: 404,
    title: 'Payment unknown',
    detail: 'There is no such payment in your team. Reload the page.',
  },
  PAYMENT_NOT_OPEN: {
    status: 409,
    title: 'Payment not open',
    detail: 'This payment is under way or over. Look at the list of top-ups before you begin another.',
  },
  STATEMENT_UNPAID: {
    status: 409,
    title: 'Unpaid month',
    detail: 'A month of rewards could not be charged. Pay it first, then switch postpay on again.',
  },
  PAYMENT_METHOD_REQUIRED: {
    status: 409,
    title: 'Card required',
    detail: 'Add a card first: rewards are charged to it after each month.',
  },
} as const satisfies Partial<Record<ErrorCode, Answer>>

/** The problem of a refusal of cards, top-ups and postpay. */
export const moneyProblem = (code: keyof typeof answers): HttpProblem =>
  new HttpProblem({ code, ...answers[code] })
