import type { FastifyRequest } from 'fastify'
import type { Grant } from '../../access/oauth/grantRows.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { oauthBodyBytesMax, registrationsPerHourMax } from '../../http/limits.ts'
import { addressOf } from '../../http/serving/addressOf.ts'
import type { Api } from '../../http/serving/api.ts'
import { visitorOf } from '../../http/serving/authenticate.ts'
import {
  metadataPaths,
  oauthPaths,
  resourceMetadata,
  serverMetadata,
} from '../assistants/authorizationServer.ts'
import { readClientMetadata } from '../assistants/clientMetadata.ts'
import { exchangeCode, refreshTokens, type TokenOutcome } from '../assistants/tokenRequests.ts'
import { type Form, formOf, takeForms } from './oauthForms.ts'
import { handleOAuthError, OAuthRefusal, tooManyRegistrations } from './oauthProblems.ts'
import { readTokenForm } from './tokenForm.ts'

/** A route of OAuth: strangers call it, and a team that is switched off can still end its connections. */
const route = {
  config: { access: 'public', worksWhileInactive: true },
  schema: { hide: true },
  bodyLimit: oauthBodyBytesMax,
} as const

/** Where assistants find out about Laurel, register, and get and give back tokens, as OAuth 2.1 has it. */
export const serveOAuth = (api: Api, dependencies: Dependencies): void => {
  const { origin } = dependencies.settings
  for (const url of metadataPaths.resource)
    api.route({ ...route, method: 'GET', url, handler: async () => resourceMetadata(origin) })
  api.route({
    ...route,
    method: 'GET',
    url: metadataPaths.server,
    handler: async () => serverMetadata(origin),
  })
  void api.register(async (scope: Api) => {
    takeForms(scope, oauthBodyBytesMax)
    scope.setErrorHandler(handleOAuthError)
    serveRegistration(scope, dependencies)
    serveTokens(scope, dependencies)
  })
}

const serveRegistration = (api: Api, { access }: Dependencies): void => {
  const countRegistration = api.createRateLimit({
    max: registrationsPerHourMax,
    timeWindow: '1 hour',
    keyGenerator: request => `registration ${addressOf(request)}`,
    allowList: [],
  })

  api.route({
    ...route,
    method: 'POST',
    url: oauthPaths.register,
    handler: async (request, reply) => {
      const counted = await countRegistration(request)
      if (!counted.isAllowed && counted.isExceeded) throw tooManyRegistrations()
      const metadata = readClientMetadata(request.body)
      if (metadata.kind === 'invalid') throw new OAuthRefusal(400, metadata.error, metadata.detail)
      const { clientId, name, redirectUris, createdAt } = await access.oauth.clients.register(metadata)
      return reply.code(201).send({
        client_id: clientId,
        client_id_issued_at: Math.floor(createdAt.getTime() / 1000),
        client_name: name,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      })
    },
  })
}

const serveTokens = (api: Api, { access, ledger, settings }: Dependencies): void => {
  const { oauth, securityLog } = access

  const requireClient = async (form: Form): Promise<string> => {
    const client = await oauth.clients.find(form.required('client_id'))
    if (!client)
      throw new OAuthRefusal(401, 'invalid_client', 'This client is not registered. Register it again.')
    return client.clientId
  }

  const answerOf = async (request: FastifyRequest, outcome: TokenOutcome) => {
    switch (outcome.kind) {
      case 'issued':
        return bearerAnswer(outcome.grant, outcome.tokens)
      case 'reused':
        await securityLog.note(
          'ASSISTANT_TOKEN_REUSED',
          outcome.grant,
          visitorOf(request),
          outcome.grant.name,
        )
        throw new OAuthRefusal(400, 'invalid_grant', outcome.detail)
      case 'refused':
        throw new OAuthRefusal(400, outcome.error, outcome.detail)
    }
  }

  api.route({
    ...route,
    method: 'POST',
    url: oauthPaths.token,
    handler: async request => {
      const form = formOf(request)
      const clientId = await requireClient(form)
      const sent = readTokenForm(form, settings.origin)
      const outcome =
        sent.kind === 'code'
          ? await exchangeCode({ oauth, ledger }, { clientId, ...sent })
          : await refreshTokens({ oauth, ledger }, { clientId, ...sent })
      return answerOf(request, outcome)
    },
  })

  api.route({
    ...route,
    method: 'POST',
    url: oauthPaths.revoke,
    handler: async request => {
      const form = formOf(request)
      const clientId = await requireClient(form)
      // A token that is unknown, or of another client, has nothing to end (RFC 7009).
      const grant = await oauth.tokens.find(form.required('token'), clientId)
      if (grant && (await oauth.grants.revoke(grant.teamId, grant.grantId)))
        await securityLog.note('ASSISTANT_DISCONNECTED', grant, visitorOf(request), grant.name)
      return {}
    },
  })
}

const bearerAnswer = (
  { scopes }: Grant,
  { accessToken, refreshToken, expiresInSeconds }: Extract<TokenOutcome, { kind: 'issued' }>['tokens'],
) => ({
  access_token: accessToken,
  token_type: 'Bearer',
  expires_in: expiresInSeconds,
  refresh_token: refreshToken,
  scope: scopes.join(' '),
})
