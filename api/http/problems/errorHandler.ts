import type { Problem } from '@laurel/contract/wire/problem.ts'
import { LogOverloaded } from '@laurel/ledger/log/logOverloaded.ts'
import { CursorRefused } from '@laurel/projections/engine/querying/cursor.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isResponseSerializationError } from 'fastify-type-provider-zod'
import { say, written } from '../../messages/sentence.ts'
import { retryAfterSeconds } from '../limits.ts'
import { noteLanguage, speechOf } from '../serving/speechOf.ts'
import { FieldsRefused, refusalsOf } from './fieldIssues.ts'
import { cursorRefused, invalidRequest } from './generalProblems.ts'
import { HttpProblem } from './httpProblem.ts'
import {
  isAnswerTimeout,
  Overloaded,
  passingProblem,
  Stopping,
  TooManyAtOnce,
  TooManyStreams,
} from './passingProblems.ts'

export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: HttpProblem,
): FastifyReply => {
  const document = problem.in(speechOf(request))
  noteLanguage(request, reply)
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...document, instance: `urn:laurel:request:${request.id}` })
}

const commandsPath = '/slack/commands'

const politeWords =
  'Laurel has more to do than it can take just now, and did nothing with this. Send it again in a minute.'

/** Answers every error with a problem document. The cause goes to the log, never to the caller. */
export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  // Slack shows an answer to a slash command only if its status is 200.
  if (isTurnedAway(error) && request.routeOptions.url === commandsPath)
    return reply.code(200).send({ response_type: 'ephemeral', text: politeWords })
  if (passingProblem(error) || error instanceof TooManyStreams)
    reply.header('retry-after', String(retryAfterSeconds))
  return sendProblem(request, reply, problemTold(error, request))
}

/** The problem document of an error. Logs unexpected errors. */
export const tellProblem = (error: unknown, request: FastifyRequest): Problem =>
  problemTold(error, request).in(speechOf(request))

const problemTold = (error: unknown, request: FastifyRequest): HttpProblem => {
  if (isAnswerTimeout(error) && isArriving(request)) return tooSlowToSend
  const problem = problemOf(error)
  const isPassing = passingProblem(error) !== undefined
  if (isPassing && !isFlood(error))
    request.log.warn({ reason: String(error) }, 'A request has to be sent again.')
  if (!isPassing && problem.status >= 500) request.log.error({ err: error }, 'A request failed.')
  return problem
}

/** Whether the server reads the body and the client has not sent all of it. */
const isArriving = ({ raw }: FastifyRequest): boolean =>
  raw.complete === false && raw.readableFlowing === true

/** The overload itself is logged once; a log line per request would add to it. */
const isFlood = (error: unknown): boolean => isTurnedAway(error) || error instanceof LogOverloaded

const isTurnedAway = (error: unknown): boolean =>
  [Overloaded, Stopping, TooManyAtOnce].some(kind => error instanceof kind)

const problemOf = (error: unknown): HttpProblem => {
  if (error instanceof HttpProblem) return error
  if (error instanceof CursorRefused) return cursorRefused()
  if (error instanceof FieldsRefused) return invalidRequest(refusalsOf(error))
  const passing = passingProblem(error)
  if (passing) return passing
  if (!isResponseSerializationError(error) && isFastifyError(error)) return transportProblem(error)
  return internalProblem
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'

export const tooSlowToSend = new HttpProblem({
  status: 408,
  code: 'INVALID_REQUEST',
  says: 'problems.tooSlowToSend',
})

const internalProblem = new HttpProblem({
  status: 500,
  code: 'INTERNAL',
  says: 'problems.internal',
})

/** The problem of a request that Fastify refuses before it reaches a route. */
const transportProblem = (error: FastifyError): HttpProblem => {
  const status = error.statusCode ?? 500
  if (status === 413) return new HttpProblem({ status, code: 'TOO_LARGE', says: 'problems.tooLarge' })
  if (status === 429)
    return new HttpProblem({ status, code: 'TOO_MANY_REQUESTS', says: 'problems.tooManyRequests' })
  if (status >= 500) return internalProblem
  return new HttpProblem({
    status,
    code: status === 404 ? 'NOT_FOUND' : 'INVALID_REQUEST',
    says: 'problems.invalidRequest',
    detail: say('problems.invalidRequest.reason', {
      reason: written(`${error.message}.`.replace('..', '.')),
    }),
  })
}
