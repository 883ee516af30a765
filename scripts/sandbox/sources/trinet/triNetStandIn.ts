import { z } from 'zod'
import type { CompanyPerson } from '../company.ts'
import type { SourceStandInDefinition } from '../sourceStandIn.ts'

const settings = { clientId: 'trinet-client', clientSecret: 'trinet-secret-of-juniper', companyId: 'JUN' }
const tokenSeconds = 3_599
const pageMax = 100

const Query = z.object({
  viewType: z.literal('All'),
  limit: z.coerce.number().int().min(1).max(pageMax).default(20),
  offset: z.coerce.number().int().min(0).default(0),
})

/** A TriNet with one company. Its access tokens end after an hour. */
export const triNetStandIn: SourceStandInDefinition = {
  source: 'trinet',
  settings,
  create: ({ company, clock }) => {
    const tokens = new Map<string, number>()
    const now = () => Date.parse(clock())
    return {
      endAccess: () => tokens.clear(),
      plugin: async fastify => {
        const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')
        fastify.get<{ Querystring: { grant_type?: string } }>(
          '/oauth/accesstoken',
          async (request, reply) => {
            if (request.headers.authorization !== `Basic ${basic}`)
              return reply.code(401).send({ fault: { faultstring: 'Invalid client identifier' } })
            if (request.query.grant_type !== 'client_credentials')
              return reply.code(400).send({ fault: { faultstring: 'Unsupported grant type' } })
            const access_token = `trinet-${tokens.size + 1}-${now()}`
            tokens.set(access_token, now() + tokenSeconds * 1_000)
            return { access_token, expires_in: tokenSeconds }
          },
        )
        fastify.register(
          async api => {
            api.addHook('preHandler', async (request, reply) => {
              const ends = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
              return ends !== undefined && ends > now()
                ? undefined
                : reply.code(401).send({ fault: { faultstring: 'Invalid access token' } })
            })
            api.get('/employees', async (request, reply) => {
              const query = Query.safeParse(request.query)
              if (!query.success) return reply.code(400).send({ message: 'Invalid parameters' })
              const { limit, offset } = query.data
              const rows = company.people().slice(offset, offset + limit)
              return { data: { employeeData: rows.map(employeeOf) } }
            })
            api.get('/departments', async () => ({
              data: departmentsOf(company.people()).map(departmentName => ({
                departmentId: idOf(departmentName),
                departmentName,
              })),
            }))
          },
          { prefix: `/v1/company/${settings.companyId}` },
        )
      },
    }
  },
}

const departmentsOf = (people: readonly CompanyPerson[]): readonly string[] => [
  ...new Set(people.flatMap(({ department }) => department ?? [])),
]
const idOf = (department: string): string => `D-${department.toUpperCase().replace(/[^A-Z0-9]/g, '')}`

const employeeOf = (person: CompanyPerson) => ({
  employeeId: person.id,
  names: [
    { nameType: 'preferred', firstName: person.preferredName ?? person.firstName, lastName: person.lastName },
    { nameType: 'primary', firstName: person.firstName, lastName: person.lastName },
  ],
  biographicalInfo: { birthDate: person.birthDate },
  employmentInfo: {
    businessTitle: person.title,
    workEmail: person.email,
    supervisorId: person.managerId,
    departmentId: person.department === null ? null : idOf(person.department),
    locationId: person.location,
    serviceDate: person.hiredOn,
    terminationDate: person.leftOn,
    employmentStatus: person.isActive ? 'A' : 'T',
  },
})
