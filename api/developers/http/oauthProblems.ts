import type { FastifyReply, FastifyRequest } from 'fastify'
import { tellProblem } from '../../http/problems/errorHandler.ts'

/** A refusal as RFC 6749, 7591 and 8707 name it. */
export class OAuthRefusal extends Error {
  readonly status: number
  readonly error: string

  constructor(status: number, error: string, description: string) {
    super(description)
    this.name = 'OAuthRefusal'
    this.status = status
    this.error = error
  }
}

const hourSeconds = 3600

export const tooManyRegistrations = () =>
  new OAuthRefusal(429, 'temporarily_unavailable', 'Too many registrations. Try again in an hour.')

/** Answers every error in the form of OAuth. The cause of an unexpected one goes to the log, never to the caller. */
export const handleOAuthError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const { status, error: name, description } = refusalOf(error, request)
  if (error instanceof OAuthRefusal && status === 429) reply.header('retry-after', String(hourSeconds))
  return reply.code(status).send({ error: name, error_description: description })
}

const refusalOf = (error: unknown, request: FastifyRequest) => {
  if (error instanceof OAuthRefusal)
    return { status: error.status, error: error.error, description: error.message }
  const { status, detail } = tellProblem(error, request)
  const passing = status === 429 || status === 503 ? 'temporarily_unavailable' : 'server_error'
  return {
    status,
    error: status < 500 && status !== 429 ? 'invalid_request' : passing,
    description: detail,
  }
}
