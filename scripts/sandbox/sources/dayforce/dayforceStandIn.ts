import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { CompanyPerson } from '../company.ts'
import { readFormBodies } from '../oauth/formBodies.ts'
import type { SourceStandInDefinition } from '../sourceStandIn.ts'

const settings = {
  namespace: 'juniper',
  username: 'LaurelService',
  password: 'dayforce-password-of-juniper',
  environment: 'sandbox',
}
const tokenSeconds = 3_600

const TokenRequest = z.object({
  grant_type: z.literal('password'),
  companyId: z.literal(settings.namespace),
  username: z.literal(settings.username),
  password: z.literal(settings.password),
  client_id: z.literal('Dayforce.HCMAnywhere.Client'),
})
const instant = z.iso.datetime({ offset: true, local: true }).optional()
const ListQuery = z.object({
  filterUpdatedStartDate: instant,
  filterUpdatedEndDate: instant,
  filterHireStartDate: instant,
})
const expandable = ['WorkAssignments', 'Contacts', 'EmploymentStatuses', 'EmployeeManagers'] as const

/** A Dayforce with one company. Lists have codes only, and details only what is expanded. */
export const dayforceStandIn: SourceStandInDefinition = {
  source: 'dayforce',
  settings,
  create: ({ company, clock, url }) => {
    const tokens = new Map<string, number>()
    let issued = 0
    const now = () => Date.parse(clock())
    return {
      endAccess: () => tokens.clear(),
      plugin: async fastify => {
        readFormBodies(fastify)
        fastify.post('/connect/token', async (request, reply) => {
          if (!TokenRequest.safeParse(request.body).success)
            return reply
              .code(400)
              .send({ error: 'invalid_grant', error_description: 'Invalid username or password' })
          issued += 1
          const access_token = `dayforce-${issued}`
          tokens.set(access_token, now() + tokenSeconds * 1_000)
          return { access_token, expires_in: tokenSeconds, token_type: 'Bearer' }
        })
        fastify.register(
          async api => {
            api.addHook('preHandler', async (request, reply) => {
              const ends = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
              return ends !== undefined && ends > now() ? undefined : reply.code(401).send()
            })
            api.get('/ClientMetadata', async () => ({ ServiceVersion: '66.1', ServiceUri: `${url()}/api` }))
            api.get('/Employees', async (request, reply) => {
              const query = ListQuery.safeParse(request.query)
              if (!query.success) return refuse(reply, 400, 'Invalid query')
              const {
                filterUpdatedStartDate: from,
                filterUpdatedEndDate: until,
                filterHireStartDate,
              } = query.data
              if ((from === undefined) !== (until === undefined))
                return refuse(reply, 400, 'filterUpdatedStartDate and filterUpdatedEndDate come together')
              const all = from === undefined ? company.people() : company.changedSince(from)
              return {
                Data: all
                  .filter(({ changedAt }) => until === undefined || changedAt <= until)
                  .filter(
                    ({ hiredOn }) =>
                      filterHireStartDate === undefined ||
                      (hiredOn ?? '') >= filterHireStartDate.slice(0, 10),
                  )
                  .map(({ id }) => ({ XRefCode: codeOf(id) })),
              }
            })
            api.get<{ Params: { code: string }; Querystring: { expand?: string } }>(
              '/Employees/:code',
              async (request, reply) => {
                const person = company.people().find(({ id }) => codeOf(id) === request.params.code)
                if (!person) return refuse(reply, 404, 'No such employee')
                return { Data: detailsOf(person, new Set((request.query.expand ?? '').split(','))) }
              },
            )
          },
          { prefix: `/api/${settings.namespace}/V1` },
        )
      },
    }
  },
}

const codeOf = (id: string): string => id

const refuse = (reply: FastifyReply, status: number, Message: string) =>
  reply.code(status).send({ ProcessResults: [{ Code: 'INVALID', Context: '', Level: 'ERROR', Message }] })

const dateOf = (day: string): string => `${day}T00:00:00Z`
const named = (name: string) => ({
  XRefCode: name.replaceAll(' ', '_').toUpperCase(),
  ShortName: name,
  LongName: name,
})
const since = { EffectiveStart: dateOf('2015-01-05') }

const detailsOf = (person: CompanyPerson, expanded: ReadonlySet<string>) => {
  const parts = {
    WorkAssignments: {
      Items: [
        {
          ...since,
          IsPrimary: true,
          Position: {
            ...(person.title !== null && { Job: named(person.title) }),
            ...(person.department !== null && { Department: named(person.department) }),
          },
          ...(person.location !== null && { Location: named(person.location) }),
        },
      ],
    },
    Contacts: {
      Items: [contact('PersonalEmail', person.personalEmail), contact('BusinessEmail', person.email)].flat(),
    },
    EmploymentStatuses: {
      Items: [
        {
          ...since,
          EmploymentStatus: named(person.isActive ? 'Active' : 'Terminated'),
          EmploymentStatusGroup: named(person.isActive ? 'Active' : 'Terminated'),
        },
      ],
    },
    EmployeeManagers: {
      Items: person.managerId === null ? [] : [{ ...since, ManagerXRefCode: codeOf(person.managerId) }],
    },
  }
  return {
    XRefCode: codeOf(person.id),
    EmployeeNumber: person.id,
    FirstName: person.firstName,
    LastName: person.lastName,
    ...(person.birthDate !== null && { BirthDate: dateOf(person.birthDate) }),
    ...(person.hiredOn !== null && { HireDate: dateOf(person.hiredOn) }),
    ...(person.leftOn !== null && { TerminationDate: dateOf(person.leftOn) }),
    ...Object.fromEntries(expandable.flatMap(part => (expanded.has(part) ? [[part, parts[part]]] : []))),
  }
}

const contact = (kind: string, address: string | null) =>
  address === null ? [] : [{ ...since, ContactInformationType: named(kind), ElectronicAddress: address }]
