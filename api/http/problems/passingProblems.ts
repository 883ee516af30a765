import { logTroubleOf } from '@laurel/ledger/log/logTrouble.ts'
import { isLogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import { ImageFilesAway } from '../../rewards/images/imageFiles.ts'
import { HttpProblem } from './httpProblem.ts'

/** This process is at its limit and has not started the request. */
export class Overloaded extends HttpProblem {
  constructor() {
    super({ status: 503, code: 'OVERLOADED', says: 'problems.overloaded' })
  }
}

/** The address has reached its limit of concurrent requests without a session. */
export class TooManyAtOnce extends HttpProblem {
  constructor() {
    super({ status: 429, code: 'TOO_MANY_REQUESTS', says: 'problems.tooManyAtOnce' })
  }
}

/** The read models do not show the position that a query asks for, and are far behind the log. */
export class CatchingUp extends HttpProblem {
  constructor() {
    super({ status: 503, code: 'UNAVAILABLE', says: 'problems.catchingUp' })
  }
}

/** The server is stopping and has not started the request. */
export class Stopping extends HttpProblem {
  constructor() {
    super({ status: 503, code: 'UNAVAILABLE', says: 'problems.stopping' })
  }
}

/** The session has reached its limit of live streams. */
export class TooManyStreams extends HttpProblem {
  constructor(max: number) {
    super({ status: 429, code: 'TOO_MANY_REQUESTS', says: 'problems.tooManyStreams', options: { max } })
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

const tooSlow = () => new HttpProblem({ status: 503, code: 'UNAVAILABLE', says: 'problems.tooSlow' })

const logAway = () => new HttpProblem({ status: 503, code: 'UNAVAILABLE', says: 'problems.logAway' })

const databaseAway = () =>
  new HttpProblem({ status: 503, code: 'UNAVAILABLE', says: 'problems.databaseAway' })

const picturesAway = ({ isRefusal }: ImageFilesAway) =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    says: isRefusal ? 'problems.picturesRefused' : 'problems.picturesAway',
  })

const databaseShort = () =>
  new HttpProblem({ status: 503, code: 'UNAVAILABLE', says: 'problems.databaseShort' })

const clockWrong = () => new HttpProblem({ status: 503, code: 'UNAVAILABLE', says: 'problems.clockWrong' })
