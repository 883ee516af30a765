import { logTroubleOf } from '@laurel/ledger/log/logTrouble.ts'
import { isLogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import { ImageFilesAway } from '../../rewards/images/imageFiles.ts'
import { HttpProblem } from './httpProblem.ts'

/** This process is at its limit and has not started the request. */
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

/** The address has reached its limit of concurrent requests without a session. */
export class TooManyAtOnce extends HttpProblem {
  constructor() {
    super({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      title: 'Too many requests',
      detail:
        'Too many requests from this address are under way, and nothing was done with this one. ' +
        'Wait for the seconds in Retry-After, then send it again.',
    })
  }
}

/** The read models do not show the position that a query asks for, and are far behind the log. */
export class CatchingUp extends HttpProblem {
  constructor() {
    super({
      status: 503,
      code: 'UNAVAILABLE',
      title: 'Catching up',
      detail:
        'Laurel is catching up and can’t show this yet. Wait for the seconds in Retry-After, then ask again; ' +
        'without after, you get what it shows now.',
    })
  }
}

/** The server is stopping and has not started the request. */
export class Stopping extends HttpProblem {
  constructor() {
    super({
      status: 503,
      code: 'UNAVAILABLE',
      title: 'Stopping',
      detail:
        'Laurel is stopping, and did nothing with this request. Wait for the seconds in Retry-After, then send it again.',
    })
  }
}

/** The session has reached its limit of live streams. */
export class TooManyStreams extends HttpProblem {
  constructor(max: number) {
    super({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      title: 'Too many live streams',
      detail: `This sign-in listens ${max} times already. Close a tab or a connection, then connect again.`,
    })
  }
}

/** The problem of an error that is temporary, so that a retry may succeed; undefined for other errors. */
export const passingProblem = (error: unknown): HttpProblem | undefined => {
  if (error instanceof Overloaded || error instanceof TooManyAtOnce || error instanceof Stopping) return error
  if (error instanceof CatchingUp) return error
  if (isAnswerTimeout(error)) return tooSlow()
  if (error instanceof ImageFilesAway) return picturesAway(error)
  switch (logTroubleOf(error)) {
    case 'overloaded':
      return new Overloaded()
    case 'short':
      return databaseShort()
    case 'wrongClock':
      return clockWrong()
    case 'away':
      return isLogUnavailable(error) ? logAway() : databaseAway()
    case undefined:
      return undefined
  }
}

/** Whether Fastify gave up on a handler. */
export const isAnswerTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT'

const tooSlow = () =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    title: 'Not available',
    detail:
      'Laurel did not finish this in time; its database may be busy or not answer. ' +
      'Try again in a moment; sending the same Idempotency-Key is safe.',
  })

const logAway = () =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    title: 'Not available',
    detail:
      'Laurel can’t reach its event log. Try again in a moment; sending the same Idempotency-Key is safe.',
  })

const databaseAway = () =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    title: 'Not available',
    detail:
      'Laurel can’t reach its database. Try again in a moment; sending the same Idempotency-Key is safe.',
  })

const picturesAway = ({ isRefusal }: ImageFilesAway) =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    title: 'Not available',
    detail: isRefusal
      ? 'Laurel’s storage of pictures does not accept what Laurel asks for; its operator has to check the S3 settings.'
      : 'Laurel can’t reach its storage of pictures. Try again in a moment.',
  })

const databaseShort = () =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    title: 'Not available',
    detail:
      'Laurel’s database is out of disk space, memory or connections; its operator has to provide more. ' +
      'Try again later; sending the same Idempotency-Key is safe.',
  })

const clockWrong = () =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    title: 'Not available',
    detail:
      'The clock of Laurel’s server is wrong, so nothing is recorded; its operator has to set it. ' +
      'Try again later; sending the same Idempotency-Key is safe.',
  })
