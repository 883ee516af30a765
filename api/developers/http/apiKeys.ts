import {
  type ApiKey,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '@laurel/contract/developers/apiKeys.ts'
import type { SecurityActivity } from '@laurel/contract/team/securityActivity.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'
import type { FastifyRequest } from 'fastify'
import type { IssuedKey, ListedKey } from '../../access/apiKeys.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound, tooManyApiKeys } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf, visitorOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'

/** The API keys of a team: listed, created, replaced and revoked by its administrators. */
export const serveApiKeys = (api: Api, { access, database }: Dependencies): void => {
  const { apiKeys, securityLog } = access

  const note = (activity: SecurityActivity, request: FastifyRequest, name: string): Promise<void> =>
    securityLog.note(activity, callerOf(request), visitorOf(request), name)

  const describe = async (key: ListedKey): Promise<ApiKey> => {
    const member = await memberById(database, key.teamId, key.memberId)
    return {
      id: key.keyId,
      name: key.name,
      prefix: key.prefix,
      scopes: [...key.scopes],
      user: { id: key.memberId, name: member?.name ?? '', profile_picture: member?.pictureUrl ?? null },
      created_at: key.createdAt.toISOString(),
      expires_at: key.expiresAt.toISOString(),
      last_used_on: key.lastUsedOn,
      former_until: key.formerUntil?.toISOString() ?? null,
    }
  }

  api.route({
    ...routeOf(listApiKeys),
    handler: async request => {
      const keys = await apiKeys.list(callerOf(request).teamId)
      return { keys: await Promise.all(keys.map(describe)) }
    },
  })

  api.route({
    ...routeOf(createApiKey),
    handler: async request => {
      const { teamId, memberId, accessEnds } = callerOf(request)
      const issued = await apiKeys.create({ teamId, memberId, accessEnds, ...request.body })
      if (!issued) throw tooManyApiKeys()
      await note('API_KEY_CREATED', request, request.body.name)
      return answerOf(issued)
    },
  })

  api.route({
    ...routeOf(rotateApiKey),
    handler: async request => {
      const { id } = request.params
      const issued = await apiKeys.rotate(callerOf(request).teamId, id, request.body.overlap_hours)
      if (!issued) throw notFound('API key')
      await note('API_KEY_ROTATED', request, issued.name)
      return answerOf(issued)
    },
  })

  api.route({
    ...routeOf(revokeApiKey),
    handler: async request => {
      const revoked = await apiKeys.revoke(callerOf(request).teamId, request.params.id)
      if (!revoked) throw notFound('API key')
      await note('API_KEY_REVOKED', request, revoked.name)
      return { ok: true as const }
    },
  })
}

const answerOf = ({ keyId, secret, expiresAt }: IssuedKey) => ({
  ok: true as const,
  id: keyId,
  secret,
  expires_at: expiresAt.toISOString(),
})
