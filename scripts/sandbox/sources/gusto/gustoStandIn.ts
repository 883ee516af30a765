import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { createCallLimit } from '../callLimit.ts'
import type { CompanyPerson } from '../company.ts'
import { uuidOf } from '../companyUuid.ts'
import { answerTokenRequest } from '../oauth/answerTokenRequest.ts'
import { createGrants, firstRefreshToken, type IssuedGrant } from '../oauth/createGrants.ts'
import { serveGrantPage } from '../oauth/serveGrantPage.ts'
import type { SourceStandInDefinition, SourceStandInSurroundings } from '../sourceStandIn.ts'
import { serveSubscriptions, systemAccess } from './subscriptions.ts'

const accessSeconds = 7_200
const companyId = uuidOf('1')

const Query = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per: z.coerce.number().int().min(1).max(100).default(25),
  terminated: z.enum(['true', 'false']).optional(),
  include: z.string().default(''),
  uuids: z.string().optional(),
})

export const gustoStandIn: SourceStandInDefinition = {
  source: 'gusto',
  settings: { companyId, refreshToken: firstRefreshToken('gusto') },
  create: surroundings => createGusto(surroundings),
}

/** A Gusto with one company. A refresh token ends once the access token that followed it is used. */
const createGusto = ({ company, clock, send }: SourceStandInSurroundings) => {
  const grants = createGrants({
    prefix: 'gusto',
    clock,
    accessSeconds,
    formerEnds: 'when its successor is used',
  })
  const limit = createCallLimit(clock, 200)

  const plugin: FastifyPluginAsync = async fastify => {
    serveGrantPage(fastify, { path: '/oauth/authorize', title: 'Gusto', code: grants.code })
    const tokensOf = ({ accessToken, refreshToken }: IssuedGrant) => ({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: accessSeconds,
      refresh_token: refreshToken,
      scope: 'employees:read companies:read',
      created_at: Math.floor(Date.parse(clock()) / 1_000),
    })
    fastify.post(
      '/oauth/token',
      async (request, reply) =>
        systemAccess(request.body) ??
        answerTokenRequest(reply, grants, request.body, tokensOf, { unknownClientStatus: 401 }),
    )
    serveSubscriptions(fastify, { company, clock, send, companyId })
    fastify.register(
      async api => {
        api.addHook('preHandler', async (request, reply) => {
          if (!grants.scopesOf(request.headers.authorization))
            return refuse(reply, 401, 'invalid_token', 'The access token is not valid.')
          if (!/^\d{4}-\d{2}-\d{2}$/.test(String(request.headers['x-gusto-api-version'])))
            return refuse(reply, 406, 'invalid_api_version', 'The version of the API is missing.')
          if (limit.take() === undefined)
            return refuse(reply, 429, 'rate_limit_exceeded', 'You reached the limit of calls.')
          return undefined
        })
        api.get('/token_info', async () => ({
          scope: 'employees:read companies:read',
          resource: { type: 'Company', uuid: companyId },
          resource_owner: { type: 'CompanyAdmin', uuid: uuidOf('2') },
        }))
        api.get<{ Params: { uuid: string } }>('/companies/:uuid/employees', async (request, reply) => {
          if (request.params.uuid !== companyId)
            return refuse(reply, 404, 'not_found', 'The company was not found.')
          const query = Query.safeParse(request.query)
          if (!query.success)
            return refuse(reply, 422, 'invalid_attribute_value', 'A parameter is not valid.')
          const { page, per, terminated, include, uuids } = query.data
          const there = company
            .people()
            .filter(({ isActive }) => terminated === undefined || isActive === (terminated === 'false'))
            .filter(({ id }) => uuids === undefined || uuids.split(',').includes(uuidOf(id)))
          void reply.headers({
            'x-page': String(page),
            'x-per-page': String(per),
            'x-total-count': String(there.length),
            'x-total-pages': String(Math.ceil(there.length / per)),
          })
          return there
            .slice((page - 1) * per, page * per)
            .map(person => employeeOf(person, include.split(',').includes('custom_fields')))
        })
      },
      { prefix: '/v1' },
    )
  }
  return { plugin, endAccess: grants.endAccess }
}

const refuse = (reply: FastifyReply, status: number, category: string, message: string): FastifyReply =>
  reply.code(status).send({ errors: [{ error_key: 'base', category, message }] })

const employeeOf = (person: CompanyPerson, hasCustomFields: boolean) => ({
  uuid: uuidOf(person.id),
  first_name: person.firstName,
  middle_initial: null,
  last_name: person.lastName,
  preferred_first_name: person.preferredName,
  email: person.personalEmail,
  work_email: person.email,
  company_uuid: companyId,
  manager_uuid: person.managerId === null ? null : uuidOf(person.managerId),
  department: person.department,
  terminated: !person.isActive,
  onboarded: true,
  date_of_birth: person.birthDate,
  hired_at: person.hiredOn,
  jobs: [{ uuid: uuidOf(`9${person.id}`), primary: true, title: person.title, hire_date: person.hiredOn }],
  terminations: person.leftOn === null ? [] : [{ effective_date: person.leftOn, active: true }],
  ...(hasCustomFields && {
    custom_fields: Object.entries(person.custom).map(([name, value]) => ({ name, type: 'text', value })),
  }),
})
