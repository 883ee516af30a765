import {
  type Assistant,
  disconnectAssistant,
  disconnectTeamAssistant,
  listAssistants,
  listTeamAssistants,
  type TeamAssistant,
} from '@laurel/contract/developers/assistants.ts'
import type { FastifyRequest } from 'fastify'
import { activeMember } from '../../access/activeMember.ts'
import type { ListedGrant } from '../../access/oauth/grantRows.ts'
import { placeOf } from '../../access/oauth/redirectUri.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf, visitorOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'

/** The assistants that act for members: each member ends their own, administrators end any of the team. */
export const serveAssistants = (api: Api, { access, ledger }: Dependencies): void => {
  const {
    oauth: { grants },
    securityLog,
  } = access

  const note = (request: FastifyRequest, { name }: { readonly name: string }): Promise<void> =>
    securityLog.note('ASSISTANT_DISCONNECTED', callerOf(request), visitorOf(request), name)

  /** The assistant with its member; undefined where the member has lost the access that they had at the consent. */
  const withMember = async (grant: ListedGrant): Promise<TeamAssistant | undefined> => {
    const member = await activeMember(ledger, grant)
    if (member?.accessEnds !== grant.accessEnds) return undefined
    const { name, pictureUrl } = member.profile
    return { ...describe(grant), user: { id: grant.memberId, name, profile_picture: pictureUrl } }
  }

  api.route({
    ...routeOf(listAssistants),
    handler: async request => ({ assistants: (await grants.listOf(callerOf(request))).map(describe) }),
  })

  api.route({
    ...routeOf(disconnectAssistant),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const ended = await grants.revoke(teamId, request.params.id, memberId)
      if (!ended) throw notFound('assistant')
      await note(request, ended)
      return { ok: true as const }
    },
  })

  api.route({
    ...routeOf(listTeamAssistants),
    handler: async request => {
      const ofTeam = await grants.listOfTeam(callerOf(request).teamId)
      const assistants = await Promise.all(ofTeam.map(withMember))
      return { assistants: assistants.filter(assistant => assistant !== undefined) }
    },
  })

  api.route({
    ...routeOf(disconnectTeamAssistant),
    handler: async request => {
      const ended = await grants.revoke(callerOf(request).teamId, request.params.id)
      if (!ended) throw notFound('assistant')
      await note(request, ended)
      return { ok: true as const }
    },
  })
}

const describe = ({
  grantId,
  name,
  redirectUri,
  scopes,
  connectedAt,
  lastUsedOn,
}: ListedGrant): Assistant => {
  const { host, isOnThisComputer } = placeOf(redirectUri)
  return {
    id: grantId,
    name,
    host,
    is_on_this_computer: isOnThisComputer,
    scopes: [...scopes],
    connected_at: connectedAt.toISOString(),
    last_used_on: lastUsedOn,
  }
}
