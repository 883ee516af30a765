import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CallFaults } from '../control/faults.ts'
import { apiVersion } from '../objects/event.ts'
import { operations } from '../operations/operations.ts'
import { newId, type World } from '../world.ts'
import { expandAnswer } from './expand.ts'
import { type FormValue, parseForm } from './forms.ts'
import { earlierAnswer, keepAnswer } from './idempotency.ts'
import type { Operation } from './operation.ts'
import { bodyOf, StripeRefusal, wrongParams } from './refusal.ts'

export type Exchange = {
  readonly method: string
  /** With `{id}` in the place of an id. */
  readonly template: string
  readonly path: string
  readonly params: Readonly<Record<string, FormValue>>
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

export type ApiOptions = {
  readonly world: World
  readonly secretKey: string
  readonly faults: CallFaults
  /** Does what is due by itself before a call, and keeps the state after it. */
  readonly before: () => void
  readonly after: () => void
  readonly onExchange: (exchange: Exchange) => void
}

type Answered = { readonly status: number; readonly body: Record<string, unknown>; readonly isKept: boolean }

/** The API of Stripe below `/v1`. */
export const apiPlugin =
  (options: ApiOptions): FastifyPluginAsync =>
  async fastify => {
    fastify.removeAllContentTypeParsers()
    fastify.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const operation of operations)
      fastify.route({
        method: operation.method,
        url: operation.path,
        handler: (request, reply) => answer(options, operation, request, reply),
      })
    fastify.setNotFoundHandler((request, reply) =>
      reply.code(404).send(
        bodyOf({
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${request.method}: ${request.url}). The sandbox does not know this call.`,
        }),
      ),
    )
  }

const answer = async (
  options: ApiOptions,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { world, secretKey, faults, before, after, onExchange } = options
  const requestId = newId('req')
  reply.header('request-id', requestId).header('stripe-version', apiVersion)
  if (!isAuthorized(request.headers.authorization, secretKey)) return reply.code(401).send(wrongKey)
  const version = request.headers['stripe-version']
  if (version !== undefined && version !== apiVersion)
    return reply.code(400).send(bodyOf(refusedVersion(String(version))))
  const path = request.url.split('?', 1)[0] ?? ''
  const fault = faults.next(operation.method, path)
  if (fault === 'hang') return reply.hijack()
  if (fault === 'html') return reply.code(502).type('text/html').send('<html><body>Bad gateway</body></html>')
  if (fault === 'away') return reply.code(503).send(internalError)
  if (fault === 'wrongKey') return reply.code(401).send(wrongKey)
  if (fault === 'inUse') return reply.code(409).send(inUse)
  if (fault === 'tooMany') return reply.code(429).header('retry-after', '1').send(tooMany)

  const params = paramsOf(request)
  const header = request.headers['idempotency-key']
  const key = operation.method === 'POST' && typeof header === 'string' ? header : undefined
  const intent = createHash('sha256')
    .update(JSON.stringify([operation.method, path, params]))
    .digest('hex')
  before()
  const { status, body } = carryOut()
  after()
  const template = operation.path.replace(':id', '{id}')
  const broken = brokenContract(() =>
    onExchange({ method: operation.method, template, path, params, status, body }),
  )
  if (broken) return reply.code(400).send(broken)
  if (fault === 'loseAnswer') return reply.raw.destroy()
  if (fault === 'halfAnswer')
    return reply.code(status).type('application/json').send(JSON.stringify(body).slice(0, 40))
  return reply.code(status).send(body)

  function carryOut(): Pick<Answered, 'status' | 'body'> {
    try {
      const known = key === undefined ? undefined : earlierAnswer(world.state, key, intent, world.now())
      if (known) {
        reply.header('idempotent-replayed', 'true')
        return known
      }
    } catch (error) {
      return refused(error)
    }
    world.request = { id: requestId, idempotencyKey: key ?? null }
    const done = fault === 'fail' ? failed : run(world, operation, idIn(request), params)
    world.request = { id: null, idempotencyKey: null }
    const answered = fault === 'failAfterSuccess' ? { ...done, status: 500, body: internalError } : done
    if (key !== undefined && answered.isKept)
      keepAnswer(world.state, key, { request: intent, ...pick(answered) }, world.now())
    return answered
  }
}

/** What a spec finds wrong with a call is said to the caller, who would repeat a failure of the server. */
const brokenContract = (check: () => void) => {
  try {
    check()
    return undefined
  } catch (error) {
    return bodyOf({
      type: 'invalid_request_error',
      message: error instanceof Error ? error.message : String(error),
    })
  }
}

const pick = ({ status, body }: Answered) => ({ status, body })

const run = (
  world: World,
  operation: Operation,
  id: string,
  params: Readonly<Record<string, FormValue>>,
): Answered => {
  // Stripe changes nothing at all where a payment may not stay incomplete.
  const former = params.payment_behavior === 'error_if_incomplete' ? structuredClone(world.state) : undefined
  try {
    const answered = operation.run(world, { id, params })
    const body = expandAnswer(world, answered, z.array(z.string()).catch([]).parse(params.expand))
    return { status: 200, body, isKept: true }
  } catch (error) {
    if (former && error instanceof StripeRefusal && error.status === 402) Object.assign(world.state, former)
    return refused(error)
  }
}

const refused = (error: unknown): Answered => {
  // What does not fit its parameters did not begin, and is not kept under its key.
  const isKept = !(error instanceof z.ZodError)
  const refusal = error instanceof z.ZodError ? wrongParams(error) : error
  if (!(refusal instanceof StripeRefusal)) throw error
  return { status: refusal.status, body: { ...bodyOf(refusal.details) }, isKept }
}

const internalError = {
  error: { type: 'api_error', message: 'An unknown error occurred. The sandbox was asked to fail.' },
}

const failed: Answered = { status: 500, body: internalError, isKept: true }

const wrongKey = bodyOf({ type: 'invalid_request_error', message: 'Invalid API Key provided.' })

const inUse = bodyOf({
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this Idempotent Key.',
})

const refusedVersion = (version: string) => ({
  type: 'invalid_request_error' as const,
  message: `Invalid Stripe API version: ${version}. The sandbox speaks ${apiVersion}.`,
})

const tooMany = {
  error: {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Request rate limit exceeded. The sandbox was asked to refuse.',
  },
}

const isAuthorized = (header: string | undefined, secretKey: string): boolean =>
  header === `Bearer ${secretKey}` || header === `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`

const Params = z.object({ id: z.string().default('') })
const idIn = (request: FastifyRequest): string => Params.parse(request.params ?? {}).id

const paramsOf = ({ method, url, body }: FastifyRequest) =>
  parseForm(method === 'POST' && typeof body === 'string' ? body : (url.split('?')[1] ?? ''))
