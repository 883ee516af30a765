import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Fault } from '../control/faults.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { type Answer, type Caller, type Method, type Refusal, readJson, refuse } from './method.ts'
import { methods } from './methods.ts'

const Fields = z.record(z.string(), z.unknown())

/**
 * `/api/<method>`, for all workspaces at once: the token says which one is meant. 200 with `ok` true or false,
 * whatever was asked; 429 and 500 only as faults that were ordered.
 */
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

const call = async (first: SandboxContext, name: string, request: FastifyRequest): Promise<Answer> => {
  const method = methods.get(name)
  if (method === undefined) return refuse('unknown_method', { req_method: name })
  const fields = { ...Fields.parse(request.query), ...Fields.safeParse(request.body).data }
  if (method.isOpenToAll === true) return method.run(first, withBasicCredentials(request, fields), undefined)
  const identified = identify(first, tokenOf(request, fields))
  if ('ok' in identified) return identified
  const { context, caller } = identified
  const missing = missingScope(context, method)
  if (missing !== undefined) return missing
  const answer = await method.run(context, withBasicCredentials(request, fields), caller)
  // A refused call may break the contract: refusing it is the answer then.
  if (answer.ok) context.contract?.expectCall(name, plainFields(fields), answer)
  return answer
}

/** The fields as objects, whether they came as JSON or as a form. */
const plainFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, jsonFields.has(name) ? readJson(value) : value]),
  )

const jsonFields: ReadonlySet<string> = new Set(['attachments', 'blocks', 'metadata', 'unfurls', 'view'])

const tokenOf = (request: FastifyRequest, fields: Record<string, unknown>): string | undefined => {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return bearer ?? (typeof fields.token === 'string' ? fields.token : undefined)
}

type Identified = { readonly context: SandboxContext; readonly caller: Caller }

const identify = (first: SandboxContext, token: string | undefined): Identified | Refusal => {
  if (token === undefined) return refuse('not_authed')
  for (const context of first.workspaces()) {
    const problem = context.installation.problemOf(token)
    if (problem !== undefined) return refuse(problem)
    if (token === context.installation.current())
      return { context, caller: { kind: 'bot', userId: context.app.botUserId, token } }
  }
  const person = first.grants.personOf(token)
  const context = first.workspaces().find(({ workspace }) => workspace.team.id === person?.teamId)
  if (person === undefined || context === undefined) return refuse('invalid_auth')
  return { context, caller: { kind: 'user', userId: person.userId, token } }
}

const missingScope = ({ installation }: SandboxContext, { scope }: Method): Refusal | undefined =>
  scope === undefined || installation.scopes().includes(scope)
    ? undefined
    : refuse('missing_scope', { needed: scope, provided: installation.scopes().join(',') })

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
      return reply.code(500).send('A fault of the sandbox: this request fails on demand.')
    case 'error':
      return reply.send(refuse(fault.error))
    case 'hang':
      // The connection stays open without an answer until the caller or the sandbox gives up.
      return reply.hijack()
    default:
      return fault.answer satisfies never
  }
}
