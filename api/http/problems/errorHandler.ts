import { type FieldProblem, fieldProblemsMax, type Problem } from '@laurel/contract/wire/problem.ts'
import { LogOverloaded } from '@laurel/ledger/log/logOverloaded.ts'
import { CursorRefused } from '@laurel/projections/engine/querying/cursor.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { retryAfterSeconds } from '../limits.ts'
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

export const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply =>
  reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...problem, instance: `urn:laurel:request:${request.id}` })

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
  return sendProblem(request, reply, tellProblem(error, request))
}

/** The problem document of an error. Logs unexpected errors. */
export const tellProblem = (error: unknown, request: FastifyRequest): Problem => {
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

const problemOf = (error: unknown): Problem => {
  if (error instanceof HttpProblem) return error.problem
  if (error instanceof CursorRefused) return cursorRefused().problem
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(fieldsOf(error)).problem
  const passing = passingProblem(error)
  if (passing) return passing.problem
  if (!isResponseSerializationError(error) && isFastifyError(error)) return transportProblem(error)
  return internalProblem
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'

const fieldsOf = (error: {
  readonly validationContext?: string | undefined
  readonly validation: readonly { readonly instancePath: string; readonly message?: string | undefined }[]
}): FieldProblem[] =>
  error.validation.slice(0, fieldProblemsMax).map(({ instancePath, message }) => ({
    path: [placeOf(error.validationContext), ...instancePath.split('/').filter(Boolean)].join('.'),
    message: message ?? 'This is not what is expected here.',
  }))

const placeOf = (context = 'request'): string => (context === 'querystring' ? 'query' : context)

export const tooSlowToSend: Problem = new HttpProblem({
  status: 408,
  code: 'INVALID_REQUEST',
  title: 'Request not complete',
  detail: 'The request did not arrive in time. Send it again, in smaller parts if the connection is slow.',
}).problem

const internalProblem: Problem = new HttpProblem({
  status: 500,
  code: 'INTERNAL',
  title: 'Something went wrong',
  detail: 'Something went wrong on our side. Try again; sending the same Idempotency-Key is safe.',
}).problem

/** The problem of a request that Fastify refuses before it reaches a route. */
const transportProblem = (error: FastifyError): Problem => {
  const status = error.statusCode ?? 500
  if (status === 413) {
    return new HttpProblem({
      status,
      code: 'TOO_LARGE',
      title: 'Too large',
      detail: 'The request is too large. Send less at once.',
    }).problem
  }
  if (status === 429) {
    return new HttpProblem({
      status,
      code: 'TOO_MANY_REQUESTS',
      title: 'Too many requests',
      detail: 'Too many requests at once. Wait for the seconds in Retry-After, then try again.',
    }).problem
  }
  if (status >= 500) return internalProblem
  return new HttpProblem({
    status,
    code: status === 404 ? 'NOT_FOUND' : 'INVALID_REQUEST',
    title: 'Invalid request',
    detail: `${error.message}. Correct the request and send it again.`.replace('..', '.'),
  }).problem
}
