import type { FastifyRequest } from 'fastify'
import { problemText, withoutSecrets } from '../delivery/problemText.ts'
import { loggedNetwork } from './serving/loggedNetwork.ts'
import { decodedPath } from './serving/surface.ts'

/** A word that addresses of Laurel have. Others may be ids of people, secret addresses or what someone typed. */
const ownWord = /^(?:[a-z_-]{1,40}|v\d)?$/i

/**
 * A request as the log shows it: its declared route, without the query, which may hold single-use tokens and codes, and
 * with the network of the caller instead of the address, which is personal data. The security log has the address.
 */
export const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: loggedRoute(request),
  remoteNetwork: loggedNetwork(request.ip),
})

const loggedRoute = (request: FastifyRequest): string => {
  const declared = request.routeOptions?.url
  if (declared !== undefined && !declared.endsWith('*')) return declared
  return decodedPath(request)
    .split('/')
    .map(part => (ownWord.test(part) ? part : '…'))
    .join('/')
}

/** What the log shows of an error. */
export type LoggedError = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  readonly cause?: LoggedError
  readonly errors?: readonly LoggedError[]
}

const stackCharactersMax = 4_000
const causesMax = 4
const errorsMax = 5

/**
 * An error as the log shows it: without the further fields that libraries add. PostgreSQL quotes rows in them, and
 * partners their answers.
 */
export const loggedError = (error: unknown, depth = 0): LoggedError => {
  const message = problemText(error)
  if (!(error instanceof Error)) return { type: typeof error, message, stack: '' }
  const isDeep = depth >= causesMax
  return {
    type: error.name,
    message,
    stack: withoutSecrets(error.stack ?? '').slice(0, stackCharactersMax),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause === undefined || isDeep ? {} : { cause: loggedError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && !isDeep
      ? { errors: error.errors.slice(0, errorsMax).map(each => loggedError(each, depth + 1)) }
      : {}),
  }
}
