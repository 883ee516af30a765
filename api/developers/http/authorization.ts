import {
  type AuthorizationRequest,
  decideAuthorization,
  describeAuthorization,
} from '@laurel/contract/developers/authorizeAssistant.ts'
import type { FastifyRequest } from 'fastify'
import { placeOf } from '../../access/oauth/redirectUri.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf, visitorOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { say } from '../../messages/sentence.ts'
import { offeredScopes } from '../assistants/offeredScopes.ts'
import { answerAddress, type ReadAuthorization, readAuthorization } from '../assistants/readAuthorization.ts'
import { assistantUnknown, authorizationRefused, tooManyAssistants } from './assistantProblems.ts'

/** Asks a member whether an assistant may act for them. */
export const serveAuthorization = (
  api: Api,
  { access, database, ledger, settings: { origin } }: Dependencies,
): void => {
  const { oauth, securityLog } = access

  const requireAuthorization = async (
    request: FastifyRequest,
    asked: AuthorizationRequest,
  ): Promise<ReadAuthorization> => {
    const offered = await offeredScopes(database, callerOf(request))
    const reading = await readAuthorization(oauth.clients, origin, offered, asked)
    switch (reading.kind) {
      case 'asked':
        return reading.asked
      case 'unknown':
        throw assistantUnknown()
      case 'refused':
        throw authorizationRefused({ host: placeOf(reading.redirectUri).host, address: reading.address })
    }
  }

  api.route({
    ...routeOf(describeAuthorization),
    handler: async request => {
      const { client, redirectUri, scopes } = await requireAuthorization(request, request.query)
      const { teamId, memberId, isAdmin } = callerOf(request)
      const [member, team] = await Promise.all([ledger.member(teamId, memberId), ledger.team(teamId)])
      const { host, isOnThisComputer } = placeOf(redirectUri)
      return {
        assistant: { name: client.name, host, is_on_this_computer: isOnThisComputer },
        user: {
          ...(member.kind === 'known'
            ? { name: member.profile.name, email: member.profile.email ?? '' }
            : { name: '', email: '' }),
          is_admin: isAdmin,
        },
        team: { name: team.kind === 'known' ? team.name : '' },
        scopes: [...scopes],
      }
    },
  })

  api.route({
    ...routeOf(decideAuthorization),
    handler: async request => {
      const { request: asked, scopes } = request.body
      const {
        client,
        redirectUri,
        codeChallenge,
        scopes: offered,
      } = await requireAuthorization(request, asked)
      if (scopes.length === 0)
        return {
          address: answerAddress(origin, asked, {
            error: 'access_denied',
            error_description: 'The person did not allow it.',
          }),
        }
      if (!scopes.every(scope => offered.includes(scope)))
        throw invalidRequest([{ path: 'body.scopes', message: say('fields.assistantScopes') }])
      const { teamId, memberId, accessEnds } = callerOf(request)
      const { clientId, name } = client
      const grant = { teamId, memberId, accessEnds, clientId, redirectUri, codeChallenge }
      const code = await oauth.grants.allow({ ...grant, scopes: [...new Set(scopes)] })
      if (code === undefined) throw tooManyAssistants()
      const place = `${name} · ${placeOf(redirectUri).host}`
      await securityLog.note('ASSISTANT_CONNECTED', callerOf(request), visitorOf(request), place)
      return { address: answerAddress(origin, asked, { code }) }
    },
  })
}
