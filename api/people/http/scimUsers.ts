import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { partnerRoute } from '../../http/serving/partnerRoute.ts'
import { runArrived } from '../sources/runs/runArrived.ts'
import { readFilter, userAttributes } from '../sources/scim/filter.ts'
import { patched, readOperations } from '../sources/scim/patch.ts'
import type { ScimAccount } from '../sources/scim/scimAccount.ts'
import { enterpriseSchema, type Json, laurelSchema, readUser, userSchema } from '../sources/scim/user.ts'
import {
  changeUser,
  createUser,
  deleteUser,
  findUser,
  listUsers,
  type StoredUser,
} from '../sources/scim/users.ts'
import { accountOf, askedPageOf, bodyOf, listOf, patchBodyOf, send, type WithId } from './scimServing.ts'

/** `/Users`: people, whom the next run reads. */
export const serveScimUsers = (fastify: FastifyInstance, base: string, clock: () => Instant): void => {
  const answer = (reply: FastifyReply, status: number, stored: StoredUser) =>
    send(reply.header('location', `${base}/Users/${stored.userId}`), status, resourceOf(stored, base))
  /** People lose access soon after their provider says so; everything else waits for the hour. */
  const afterChange = async ({ database, connectionId }: ScimAccount, hasEnded: boolean): Promise<void> => {
    if (hasEnded) await runArrived(database, connectionId, clock())
  }
  const change = async (account: ScimAccount, userId: string, to: (user: Json) => Json) => {
    const { database, ...place } = account
    const { before, after } = await changeUser(database, place, userId, to, clock())
    await afterChange(account, before.active && !after.user.active)
    return after
  }

  fastify.get('/scim/v2/Users', partnerRoute, async (request, reply) => {
    const { database, connectionId } = accountOf(request)
    const { startIndex, count, ...asked } = askedPageOf(request)
    const filter = readFilter(asked.filter, userAttributes)
    const { total, users } = await listUsers(database, connectionId, { filter, first: startIndex - 1, count })
    const resources = users.map(user => resourceOf(user, base))
    return send(reply, 200, listOf(resources, total, startIndex))
  })
  fastify.get<WithId>('/scim/v2/Users/:id', partnerRoute, async (request, reply) => {
    const { database, connectionId } = accountOf(request)
    return answer(reply, 200, await findUser(database, connectionId, request.params.id))
  })
  fastify.post('/scim/v2/Users', partnerRoute, async (request, reply) => {
    const { database, ...place } = accountOf(request)
    return answer(reply, 201, await createUser(database, place, readUser(bodyOf(request)), clock()))
  })
  fastify.put<WithId>('/scim/v2/Users/:id', partnerRoute, async (request, reply) => {
    const body = bodyOf(request)
    return answer(reply, 200, await change(accountOf(request), request.params.id, () => body))
  })
  fastify.patch<WithId>('/scim/v2/Users/:id', partnerRoute, async (request, reply) => {
    const operations = readOperations(patchBodyOf(request))
    const to = (user: Json) => patched(user, operations)
    return answer(reply, 200, await change(accountOf(request), request.params.id, to))
  })
  fastify.delete<WithId>('/scim/v2/Users/:id', partnerRoute, async (request, reply) => {
    const account = accountOf(request)
    const { database, ...place } = account
    await deleteUser(database, place, request.params.id, clock())
    await afterChange(account, true)
    return reply.code(204).send()
  })
}

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
