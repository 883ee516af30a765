import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { answerTokenRequest } from '../oauth/answerTokenRequest.ts'
import { createGrants, firstRefreshToken, type IssuedGrant } from '../oauth/createGrants.ts'
import { readFormBodies } from '../oauth/formBodies.ts'
import { serveGrantPage } from '../oauth/serveGrantPage.ts'
import type { SourceStandInDefinition, SourceStandInSurroundings } from '../sourceStandIn.ts'
import { changesOf, employeePage } from './employees.ts'
import { serveWebhooks } from './webhooks.ts'

const accessSeconds = 3_600

export const bambooHrStandIn: SourceStandInDefinition = {
  source: 'bamboohr',
  settings: { subdomain: 'juniper', refreshToken: firstRefreshToken('bamboohr') },
  create: surroundings => createBambooHr(surroundings),
}

/** A BambooHR with one company. Its refresh tokens work once. */
const createBambooHr = ({ company, clock, send }: SourceStandInSurroundings) => {
  const grants = createGrants({ prefix: 'bamboohr', clock, accessSeconds, formerEnds: 'when renewed' })

  const plugin: FastifyPluginAsync = async fastify => {
    readFormBodies(fastify)
    serveGrantPage(fastify, { path: '/authorize.php', title: 'BambooHR', code: grants.code })
    fastify.post('/token.php', async (request, reply) =>
      answerTokenRequest(reply, grants, request.body, tokensOf),
    )

    fastify.register(
      async api => {
        api.addHook('preHandler', async (request, reply) => {
          const scopes = grants.scopesOf(request.headers.authorization)
          if (!scopes) return refuse(reply, 401, 'Invalid access token')
          if (!hasScope(scopes, ...scopesFor(request.url)))
            return refuse(reply, 403, 'The access token lacks a scope')
          // Without the header, BambooHR answers XML.
          if (!(request.headers.accept ?? '').includes('application/json'))
            return reply.type('application/xml').send('<?xml version="1.0"?><employees/>')
          return undefined
        })
        api.get('/employees', async (request, reply) => {
          const scopes = grants.scopesOf(request.headers.authorization) ?? []
          const isPrivateOpen = hasScope(scopes, 'sensitive_employee:protected_info')
          const page = employeePage(company, new URL(request.url, 'http://bamboohr'), isPrivateOpen)
          if (page.kind === 'page') return page.answer
          return reply.code(400).send({ error: { code: page.code, message: 'Invalid request parameters.' } })
        })
        api.get('/employees/changed', async (request, reply) => {
          const changes = changesOf(company, request.query)
          return changes ?? refuse(reply, 400, 'Invalid since parameter')
        })
        serveWebhooks(api, { company, clock, send })
      },
      { prefix: '/api/v1' },
    )
  }
  return { plugin, endAccess: grants.endAccess }
}

const scopesFor = (url: string): readonly string[] => {
  if (url.includes('/webhooks')) return ['webhooks']
  return url.includes('/employees/changed') ? ['public.user', 'public.integration'] : ['employee']
}

const hasScope = (scopes: readonly string[], ...wanted: readonly string[]): boolean =>
  scopes.includes('*') || wanted.some(scope => scopes.includes(scope))

/** BambooHR says in a header what is wrong, and has no body. */
const refuse = (reply: FastifyReply, status: number, problem: string): FastifyReply =>
  reply.code(status).header('x-bamboohr-error-message', problem).send()

const tokensOf = ({ accessToken, refreshToken, scopes }: IssuedGrant) => ({
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_in: accessSeconds,
  token_type: 'Bearer',
  scope: scopes.join(' '),
  id_token: 'sandbox',
})
