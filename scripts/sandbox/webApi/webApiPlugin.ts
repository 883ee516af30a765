import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Fault } from '../control/faults.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { type Answer, type Caller, type Method, type Refusal, refuse } from './method.ts'
import { methods } from './methods.ts'

const Fields = z.record(z.string(), z.unknown())

/** `/api/<method>`: 200 with `ok` true or false, whatever was asked; 429 and 500 only as faults that were ordered. */
export const webApiPlugin =
  (context: SandboxContext): FastifyPluginAsync =>
  async fastify => {
    fastify.all<{ Params: { method: string } }>('/api/:method', async (request, reply) => {
      const name = request.params.method
      const fault = context.faults.take(name)
      if (fault !== undefined && !fault.isCarriedOut) return fail(reply, fault)
      const answer = await call(context, name, request)
      if (fault !== undefined) return fail(reply, fault)
      return reply
        .header('x-oauth-scopes', context.app.scopes.join(','))
        .header('x-slack-req-id', context.sequence.id('request'))
        .send(answer)
    })
  }

const call = async (context: SandboxContext, name: string, request: FastifyRequest): Promise<Answer> => {
  const method = methods.get(name)
  if (method === undefined) return refuse('unknown_method', { req_method: name })
  const fields = { ...Fields.parse(request.query), ...Fields.safeParse(request.body).data }
  const token = tokenOf(request, fields)
  const caller = method.isOpenToAll === true ? undefined : identify(context, token)
  if (caller !== undefined && 'ok' in caller) return caller
  const missing = missingScope(context, method)
  if (missing !== undefined) return missing
  return method.run(context, withBasicCredentials(request, fields), caller)
}

const tokenOf = (request: FastifyRequest, fields: Record<string, unknown>): string | undefined => {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return bearer ?? (typeof fields.token === 'string' ? fields.token : undefined)
}

const identify = (context: SandboxContext, token: string | undefined): Caller | Refusal => {
  if (token === undefined) return refuse('not_authed')
  if (token === context.installation.current()) return { kind: 'bot', userId: context.app.botUserId, token }
  if (context.installation.isRevoked(token)) return refuse('token_revoked')
  const userId = context.grants.userOf(token)
  return userId === undefined ? refuse('invalid_auth') : { kind: 'user', userId, token }
}

const missingScope = (context: SandboxContext, { scope }: Method): Refusal | undefined =>
  scope === undefined || context.app.scopes.includes(scope)
    ? undefined
    : refuse('missing_scope', { needed: scope, provided: context.app.scopes.join(',') })

/** OAuth clients may send their id and secret as HTTP basic credentials. */
const withBasicCredentials = (
  request: FastifyRequest,
  fields: Record<string, unknown>,
): Record<string, unknown> => {
  const basic = /^Basic (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (basic === undefined) return fields
  const [id, secret] = Buffer.from(basic, 'base64').toString('utf8').split(':')
  return { client_id: id, client_secret: secret, ...fields }
}

const fail = (reply: FastifyReply, fault: Fault): FastifyReply => {
  switch (fault.answer) {
    case 'rateLimited':
      return reply
        .code(429)
        .header('retry-after', String(fault.retryAfterSeconds))
        .send(refuse('ratelimited'))
    case 'serverError':
      return reply.code(500).send('The sandbox was told to fail here.')
    case 'error':
      return reply.send(refuse(fault.error))
    case 'hang':
      // The connection stays open without an answer until the caller or the sandbox gives up.
      return reply.hijack()
    default:
      return fault.answer satisfies never
  }
}
