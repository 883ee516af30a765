import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { partnerRoute } from '../../http/serving/partnerRoute.ts'
import { groupAttributes, readFilter } from '../sources/scim/filter.ts'
import { groupChangeOf, groupSchema, readGroup } from '../sources/scim/group.ts'
import {
  changeGroup,
  createGroup,
  deleteGroup,
  findGroup,
  groupMembers,
  listGroups,
  type StoredGroup,
} from '../sources/scim/groups.ts'
import { readOperations } from '../sources/scim/patch.ts'
import { accountOf, askedPageOf, bodyOf, listOf, patchBodyOf, send, type WithId } from './scimServing.ts'

/** `/Groups`: groups of users, which become segments. Lists leave out the members, as there may be very many. */
export const serveScimGroups = (fastify: FastifyInstance, base: string, clock: () => Instant): void => {
  const withMembers = async (database: Queryable, connectionId: string, group: StoredGroup) =>
    resourceOf(group, base, await groupMembers(database, connectionId, group.groupId))

  fastify.get('/scim/v2/Groups', partnerRoute, async (request, reply) => {
    const { database, connectionId } = accountOf(request)
    const { startIndex, count, ...asked } = askedPageOf(request)
    const filter = readFilter(asked.filter, groupAttributes)
    const { total, groups } = await listGroups(database, connectionId, {
      filter,
      first: startIndex - 1,
      count,
    })
    const resources = groups.map(group => resourceOf(group, base))
    return send(reply, 200, listOf(resources, total, startIndex))
  })
  fastify.get<WithId>('/scim/v2/Groups/:id', partnerRoute, async (request, reply) => {
    const { database, connectionId } = accountOf(request)
    const group = await findGroup(database, connectionId, request.params.id)
    const resource = leavesOutMembers(request)
      ? resourceOf(group, base)
      : await withMembers(database, connectionId, group)
    return send(reply, 200, resource)
  })
  fastify.post('/scim/v2/Groups', partnerRoute, async (request, reply) => {
    const { database, ...place } = accountOf(request)
    const group = await createGroup(database, place, readGroup(bodyOf(request)), clock())
    const resource = await withMembers(database, place.connectionId, group)
    return send(reply.header('location', resource.meta.location), 201, resource)
  })
  fastify.put<WithId>('/scim/v2/Groups/:id', partnerRoute, async (request, reply) => {
    const { database, ...place } = accountOf(request)
    const { userIds, ...named } = readGroup(bodyOf(request))
    const change = { ...named, members: [{ kind: 'replace', userIds }] } as const
    const group = await changeGroup(database, place, request.params.id, change, clock())
    return send(reply, 200, await withMembers(database, place.connectionId, group))
  })
  fastify.patch<WithId>('/scim/v2/Groups/:id', partnerRoute, async (request, reply) => {
    const { database, ...place } = accountOf(request)
    const change = groupChangeOf(readOperations(patchBodyOf(request)))
    await changeGroup(database, place, request.params.id, change, clock())
    return reply.code(204).send()
  })
  fastify.delete<WithId>('/scim/v2/Groups/:id', partnerRoute, async (request, reply) => {
    const { database, ...place } = accountOf(request)
    await deleteGroup(database, place, request.params.id, clock())
    return reply.code(204).send()
  })
}

const Query = z.object({ excludedAttributes: z.string().max(500).catch('') })

/** Providers that only look whether a group is there say so. */
const leavesOutMembers = ({ query }: FastifyRequest): boolean =>
  Query.parse(query)
    .excludedAttributes.split(',')
    .some(name => name.trim().toLowerCase() === 'members')

const resourceOf = (
  { groupId, displayName, externalId, createdAt, changedAt }: StoredGroup,
  base: string,
  userIds?: readonly string[],
) => ({
  schemas: [groupSchema],
  id: groupId,
  displayName,
  ...(externalId !== null && { externalId }),
  ...(userIds && {
    members: userIds.map(value => ({ value, type: 'User', $ref: `${base}/Users/${value}` })),
  }),
  meta: {
    resourceType: 'Group',
    created: createdAt,
    lastModified: changedAt,
    location: `${base}/Groups/${groupId}`,
  },
})
