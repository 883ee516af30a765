import { LogOverloaded } from '@laurel/ledger/log/logOverloaded.ts'
import { HttpProblem } from './httpProblem.ts'

/** More is asked than this process can do just now. Nothing was begun. */
export class Overloaded extends HttpProblem {
  constructor() {
    super({
      status: 503,
      code: 'OVERLOADED',
      title: 'Too busy',
      detail:
        'Laurel has more to do than it can take just now, and did nothing with this request. ' +
        'Wait for the seconds in Retry-After, then send it again.',
    })
  }
}

/** The problem that an error stands for when it passes by itself, so that trying again is worth it. */
export const passingProblem = (error: unknown): HttpProblem | undefined => {
  if (error instanceof Overloaded) return error
  if (!(error instanceof Error)) return undefined
  if (error instanceof LogOverloaded) return new Overloaded()
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (shortageCodes.has(code)) return databaseShort()
  if (awayCodes.has(code) || awayMessages.test(error.message)) return databaseAway()
  return passingProblem(error.cause)
}

/** Codes of Node and of Postgres for "there is no connection" and "the server is going down or coming up". */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08003',
  '08006',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])

/** The driver has no codes for these. */
const awayMessages =
  /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|^Client has encountered a connection error/

/** Out of disk, memory or connections. */
const shortageCodes = new Set(['53000', '53100', '53200', '53300'])

const databaseAway = () =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    title: 'Not available',
    detail:
      'Laurel can’t reach its database. Try again in a moment; sending the same Idempotency-Key is safe.',
  })

const databaseShort = () =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    title: 'Not available',
    detail:
      'Laurel’s database is out of disk space, memory or connections; whoever runs it has to give it more. ' +
      'Try again later; sending the same Idempotency-Key is safe.',
  })
