import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { CompanyPerson } from '../company.ts'
import { readFormBodies } from '../oauth/formBodies.ts'
import type { SourceStandInDefinition, SourceStandInSurroundings } from '../sourceStandIn.ts'

const settings = {
  clientId: 'client-of-paylocity',
  clientSecret: 'secret-of-paylocity',
  companyId: 'B6000',
  environment: 'production',
}
const accessSeconds = 3_600

const TokenRequest = z.object({
  grant_type: z.literal('client_credentials'),
  scope: z.literal('WebLinkAPI'),
})
const Query = z.object({
  pagesize: z.coerce.number().int().min(1).default(25),
  pagenumber: z.coerce.number().int().min(0).default(0),
  includetotalcount: z.enum(['true', 'false']).default('true'),
})

export const paylocityStandIn: SourceStandInDefinition = {
  source: 'paylocity',
  settings,
  create: surroundings => createPaylocity(surroundings),
}

/** A Paylocity with one company, whose list has ids only. */
const createPaylocity = ({ company, clock }: SourceStandInSurroundings) => {
  let issued = 0
  let access = { token: '', until: '' }

  const plugin: FastifyPluginAsync = async fastify => {
    readFormBodies(fastify)
    fastify.post('/IdentityServer/connect/token', async (request, reply) => {
      const expected = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')
      if (request.headers.authorization !== `Basic ${expected}`)
        return reply.code(400).send({ error: 'invalid_client' })
      if (!TokenRequest.safeParse(request.body).success)
        return reply.code(400).send({ error: 'invalid_scope' })
      issued += 1
      access = { token: `access-${issued}`, until: addMilliseconds(clock(), accessSeconds * 1_000) }
      return { access_token: access.token, expires_in: accessSeconds, token_type: 'Bearer' }
    })
    fastify.register(
      async api => {
        api.addHook('preHandler', async (request, reply) => {
          const isKnown = request.headers.authorization === `Bearer ${access.token}` && access.until > clock()
          if (!isKnown) return reply.code(401).send()
          return request.url.includes(`/companies/${settings.companyId}/`)
            ? undefined
            : reply.code(403).send([{ field: '', message: 'Company code not authorized.' }])
        })
        api.get('/employees', async (request, reply) => {
          const query = Query.safeParse(request.query)
          if (!query.success) return reply.code(400).send([{ field: 'pagesize', message: 'Not valid.' }])
          const { pagenumber, includetotalcount } = query.data
          const size = Math.min(query.data.pagesize, 100)
          const there = company.people()
          if (includetotalcount === 'true') void reply.header('x-pcty-total-count', String(there.length))
          return there.slice(pagenumber * size, (pagenumber + 1) * size).map(person => ({
            employeeId: person.id,
            statusCode: person.isActive ? 'A' : 'T',
            statusTypeCode: person.isActive ? 'A' : 'T',
          }))
        })
        api.get<{ Params: { id: string } }>('/employees/:id', async (request, reply) => {
          const person = company.person(request.params.id)
          return person ? employeeOf(person) : reply.code(404).send()
        })
      },
      { prefix: '/api/v2/companies/:company' },
    )
  }
  return {
    plugin,
    endAccess: () => {
      access = { token: '', until: '' }
    },
  }
}

const employeeOf = (person: CompanyPerson) => ({
  employeeId: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  preferredName: person.preferredName,
  birthDate: person.birthDate,
  homeAddress: { emailAddress: person.personalEmail },
  workAddress: { emailAddress: person.email, location: person.location },
  departmentPosition: {
    jobTitle: person.title,
    supervisorEmployeeId: person.managerId,
    costCenter1: person.custom['Cost center'] ?? null,
  },
  status: {
    employeeStatus: person.isActive ? 'A' : 'T',
    hireDate: person.hiredOn,
    terminationDate: person.leftOn,
  },
})
