import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { bearerOf } from '../../http/serving/authenticate.ts'
import type { Callers } from '../../http/serving/callers.ts'
import { isTooOften, partnerRoute as route } from '../../http/serving/partnerRoute.ts'
import type { PersonSources } from '../sources/openPersonSources.ts'
import { runArrived } from '../sources/runs/runArrived.ts'
import { resourceTypesAt, resultsMax, schemasAt, serviceProviderConfigAt } from '../sources/scim/discovery.ts'
import { readFilter } from '../sources/scim/filter.ts'
import { PatchRequest, patched } from '../sources/scim/patch.ts'
import { type ScimAccount, scimAccountOf } from '../sources/scim/scimAccount.ts'
import { errorBody, ScimError } from '../sources/scim/scimError.ts'
import { enterpriseSchema, type Json, laurelSchema, readUser, userSchema } from '../sources/scim/user.ts'
import {
  changeUser,
  createUser,
  deleteUser,
  findUser,
  listUsers,
  type StoredUser,
} from '../sources/scim/users.ts'

export type ScimOptions = {
  readonly sources: Pick<PersonSources, 'store'>
  /** The public address of Laurel. */
  readonly origin: string
  readonly clock: () => Instant
  /** The limits of the server. Left out, requests are not limited. */
  readonly callers?: Callers
}

const bodyBytesMax = 256 * 1024
const mediaType = 'application/scim+json'

const ListQuery = z.object({
  filter: z.string().max(500).optional(),
  startIndex: z.coerce.number().int().catch(1),
  count: z.coerce.number().int().catch(100),
})

declare module 'fastify' {
  interface FastifyRequest {
    scimAccount: ScimAccount | null
  }
}

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
  fastify.addHook('preHandler', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const token = bearerOf(request)
    request.scimAccount = (token === undefined ? undefined : await scimAccountOf(sources, token)) ?? null
    if (request.scimAccount) return callers?.trust(request)
    if (await isTooOften(callers, request)) throw new ScimError(429, 'Too many requests.')
    throw new ScimError(401, 'The token is not known. Issue a new one in Laurel, under Integrations.')
  })

  serveDiscovery(fastify, base)
  serveUsers(fastify, base, clock)
  // Laurel has segments of its own. Providers that push groups get a clear answer, and go on with users.
  fastify.get('/scim/v2/Groups', route, async (_request, reply) => send(reply, 200, listOf([], 0, 1)))
  const noGroups = async () => {
    throw new ScimError(501, 'Laurel takes users, and no groups. Turn off the push of groups.')
  }
  fastify.post('/scim/v2/Groups', route, noGroups)
}

const serveDiscovery = (fastify: FastifyInstance, base: string): void => {
  const [schemas, types] = [schemasAt(base), resourceTypesAt(base)]
  fastify.get('/scim/v2/ServiceProviderConfig', route, async (_request, reply) =>
    send(reply, 200, serviceProviderConfigAt(base)),
  )
  const serve = (path: string, resources: readonly { readonly id: string }[]): void => {
    fastify.get(path, route, async (_request, reply) =>
      send(reply, 200, listOf(resources, resources.length, 1)),
    )
    fastify.get<{ Params: { id: string } }>(`${path}/:id`, route, async (request, reply) => {
      const found = resources.find(({ id }) => id === request.params.id)
      if (!found) throw new ScimError(404, 'There is no such resource.')
      return send(reply, 200, found)
    })
  }
  serve('/scim/v2/Schemas', schemas)
  serve('/scim/v2/ResourceTypes', types)
}

type WithId = { Params: { id: string } }

const serveUsers = (fastify: FastifyInstance, base: string, clock: () => Instant): void => {
  const answer = (reply: FastifyReply, status: number, stored: StoredUser) =>
    send(reply.header('location', `${base}/Users/${stored.userId}`), status, resourceOf(stored, base))
  /** People lose access soon after their provider says so; everything else waits for the hour. */
  const afterChange = async ({ database, connectionId }: ScimAccount, hasEnded: boolean): Promise<void> => {
    if (hasEnded) await runArrived(database, connectionId, clock())
  }

  fastify.get('/scim/v2/Users', route, async (request, reply) => {
    const { database, connectionId } = accountOf(request)
    const query = ListQuery.parse(request.query)
    const [startIndex, count] = [
      Math.max(query.startIndex, 1),
      Math.min(Math.max(query.count, 0), resultsMax),
    ]
    const filter = readFilter(query.filter)
    const { total, users } = await listUsers(database, connectionId, { filter, first: startIndex - 1, count })
    return send(
      reply,
      200,
      listOf(
        users.map(user => resourceOf(user, base)),
        total,
        startIndex,
      ),
    )
  })
  fastify.get<WithId>('/scim/v2/Users/:id', route, async (request, reply) => {
    const { database, connectionId } = accountOf(request)
    return answer(reply, 200, await findUser(database, connectionId, request.params.id))
  })
  fastify.post('/scim/v2/Users', route, async (request, reply) => {
    const { database, ...place } = accountOf(request)
    return answer(reply, 201, await createUser(database, place, readUser(bodyOf(request)), clock()))
  })
  fastify.put<WithId>('/scim/v2/Users/:id', route, async (request, reply) => {
    const { database, ...place } = accountOf(request)
    const body = bodyOf(request)
    const { before, after } = await changeUser(database, place, request.params.id, () => body, clock())
    await afterChange(accountOf(request), before.active && !after.user.active)
    return answer(reply, 200, after)
  })
  fastify.patch<WithId>('/scim/v2/Users/:id', route, async (request, reply) => {
    const { database, ...place } = accountOf(request)
    const parsed = PatchRequest.safeParse(withPlainNames(bodyOf(request)))
    if (!parsed.success) throw new ScimError(400, 'The operations are not readable.', 'invalidSyntax')
    const { Operations: operations } = parsed.data
    const { before, after } = await changeUser(
      database,
      place,
      request.params.id,
      user => patched(JsonRecord.parse(user), operations),
      clock(),
    )
    await afterChange(accountOf(request), before.active && !after.user.active)
    return answer(reply, 200, after)
  })
  fastify.delete<WithId>('/scim/v2/Users/:id', route, async (request, reply) => {
    const { database, ...place } = accountOf(request)
    await deleteUser(database, place, request.params.id, clock())
    await afterChange(accountOf(request), true)
    return reply.code(204).send()
  })
}

const JsonText = z.string().transform((text, context): Json => {
  try {
    return z.json().parse(JSON.parse(text))
  } catch {
    context.addIssue({ code: 'custom', message: 'no JSON' })
    return z.NEVER
  }
})
const JsonRecord = z.record(z.string(), z.json())

const bodyOf = ({ body }: FastifyRequest): Json => {
  const parsed = JsonRecord.safeParse(body)
  if (!parsed.success) throw new ScimError(400, 'The body has to be an object.', 'invalidSyntax')
  return parsed.data
}

/** `operations` is `Operations`, as case does not matter. */
const withPlainNames = (body: Json): Json =>
  Object.fromEntries(
    Object.entries(JsonRecord.parse(body)).map(([name, value]) => [
      name.toLowerCase() === 'operations' ? 'Operations' : name,
      value,
    ]),
  )

const accountOf = ({ scimAccount }: FastifyRequest): ScimAccount => {
  if (!scimAccount) throw new Error('A request without an account was let through.')
  return scimAccount
}

const send = (reply: FastifyReply, status: number, body: unknown) =>
  reply.code(status).type(mediaType).serializer(JSON.stringify).send(body)

const listOf = (resources: readonly unknown[], totalResults: number, startIndex: number) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})

const resourceOf = ({ userId, user, createdAt, changedAt }: StoredUser, base: string) => ({
  schemas: [userSchema, ...[enterpriseSchema, laurelSchema].filter(schema => schema in user)],
  id: userId,
  ...user,
  meta: {
    resourceType: 'User',
    created: createdAt,
    lastModified: changedAt,
    location: `${base}/Users/${userId}`,
  },
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
