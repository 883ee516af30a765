import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { bearerOf } from '../../http/serving/authenticate.ts'
import type { Callers } from '../../http/serving/callers.ts'
import { isTooOften, partnerRoute } from '../../http/serving/partnerRoute.ts'
import type { PersonSources } from '../sources/openPersonSources.ts'
import { resourceTypesAt, schemasAt, serviceProviderConfigAt } from '../sources/scim/discovery.ts'
import { scimAccountOf } from '../sources/scim/scimAccount.ts'
import { errorBody, ScimError } from '../sources/scim/scimError.ts'
import type { Json } from '../sources/scim/user.ts'
import { serveScimGroups } from './scimGroups.ts'
import { listOf, mediaType, send } from './scimServing.ts'
import { serveScimUsers } from './scimUsers.ts'

export type ScimOptions = {
  readonly sources: Pick<PersonSources, 'store'>
  /** The public address of Laurel. */
  readonly origin: string
  readonly clock: () => Instant
  /** The limits of the server. Left out, requests are not limited. */
  readonly callers?: Callers
}

/** A group with some ten thousand members in one request. */
const bodyBytesMax = 1024 * 1024

/** SCIM 2.0 for identity providers and HR systems: `/scim/v2`, with the bearer token of a connection. */
export const scimPlugin: FastifyPluginAsync<ScimOptions> = async (
  fastify,
  { sources, origin, clock, callers },
) => {
  const base = `${origin}/scim/v2`
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser(
    [mediaType, 'application/json'],
    { parseAs: 'string', bodyLimit: bodyBytesMax },
    (_request, body, done) => {
      // Some providers name a type where they send nothing.
      if (body === '') return done(null, undefined)
      const parsed = JsonText.safeParse(body)
      if (!parsed.success) return done(new ScimError(400, 'The body is no JSON.', 'invalidSyntax'))
      return done(null, parsed.data)
    },
  )
  fastify.decorateRequest('scimAccount', null)
  fastify.setErrorHandler((error, request, reply) => send(reply, ...problemOf(error, request)))
  // Before the body is read: strangers cost no memory.
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const token = bearerOf(request)
    request.scimAccount = (token === undefined ? undefined : await scimAccountOf(sources, token)) ?? null
    if (request.scimAccount) return callers?.trust(request)
    if (await isTooOften(callers, request)) throw new ScimError(429, 'Too many requests.')
    throw new ScimError(401, 'The token is not known. Issue a new one in Laurel, under Integrations.')
  })

  serveDiscovery(fastify, base)
  serveScimUsers(fastify, base, clock)
  serveScimGroups(fastify, base, clock)
  fastify.all('/scim/v2/*', partnerRoute, async () => {
    throw new ScimError(404, 'There is no such resource.')
  })
}

const serveDiscovery = (fastify: FastifyInstance, base: string): void => {
  const [schemas, types] = [schemasAt(base), resourceTypesAt(base)]
  fastify.get('/scim/v2/ServiceProviderConfig', partnerRoute, async (_request, reply) =>
    send(reply, 200, serviceProviderConfigAt(base)),
  )
  const serve = (path: string, resources: readonly { readonly id: string }[]): void => {
    fastify.get(path, partnerRoute, async (_request, reply) =>
      send(reply, 200, listOf(resources, resources.length, 1)),
    )
    fastify.get<{ Params: { id: string } }>(`${path}/:id`, partnerRoute, async (request, reply) => {
      const found = resources.find(({ id }) => id === request.params.id)
      if (!found) throw new ScimError(404, 'There is no such resource.')
      return send(reply, 200, found)
    })
  }
  serve('/scim/v2/Schemas', schemas)
  serve('/scim/v2/ResourceTypes', types)
}

const JsonText = z.string().transform((text, context): Json => {
  try {
    return z.json().parse(JSON.parse(text))
  } catch {
    context.addIssue({ code: 'custom', message: 'no JSON' })
    return z.NEVER
  }
})

const Failed = z.object({ statusCode: z.int().min(400).max(499), message: z.string() })

const problemOf = (error: unknown, request: FastifyRequest): readonly [number, unknown] => {
  if (error instanceof ScimError) return [error.status, errorBody(error)]
  const failed = Failed.safeParse(error)
  if (failed.success)
    return [failed.data.statusCode, errorBody(new ScimError(failed.data.statusCode, failed.data.message))]
  request.log.error({ err: error }, 'A request of SCIM failed.')
  return [500, errorBody(new ScimError(500, 'Laurel could not answer. Try again later.'))]
}
