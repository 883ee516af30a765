import { z } from 'zod'
import type { CompanyPerson } from '../company.ts'
import type { SourceStandInDefinition } from '../sourceStandIn.ts'

const settings = {
  host: 'service5.ultipro.com',
  username: 'JUNIPER_SVC',
  password: 'ultipro-password-of-juniper',
  customerApiKey: 'JUN5X',
}
const pageMax = 10_000

const Query = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(pageMax).default(100),
})

/** A UKG Pro with one company. Persons and their employments are two lists, each in its own order. */
export const ultiProStandIn: SourceStandInDefinition = {
  source: 'ultipro',
  settings,
  create: ({ company }) => ({
    plugin: async fastify => {
      const basic = Buffer.from(`${settings.username}:${settings.password}`).toString('base64')
      fastify.addHook('preHandler', async (request, reply) => {
        if (request.url.includes('/_control/')) return undefined
        const isKnown =
          request.headers.authorization === `Basic ${basic}` &&
          request.headers['us-customer-api-key'] === settings.customerApiKey
        return isKnown ? undefined : reply.code(401).send({ message: 'Unauthorized' })
      })
      const pageOf = (
        query: unknown,
        people: readonly CompanyPerson[],
        row: (person: CompanyPerson) => object,
      ) => {
        const { page, per_page } = Query.parse(query)
        return people.slice((page - 1) * per_page, page * per_page).map(row)
      }
      fastify.get('/personnel/v1/person-details', async request =>
        pageOf(request.query, company.people(), personOf),
      )
      fastify.get('/personnel/v1/employment-details', async request =>
        pageOf(request.query, company.people().toReversed(), employmentOf),
      )
    },
  }),
}

const dateOf = (day: string | null): string | null => (day === null ? null : `${day}T00:00:00Z`)

const personOf = (person: CompanyPerson) => ({
  employeeId: person.id,
  companyId: 'JUN',
  firstName: person.firstName,
  lastName: person.lastName,
  preferredName: person.preferredName,
  emailAddress: person.email,
  dateOfBirth: dateOf(person.birthDate),
})

const employmentOf = (person: CompanyPerson) => ({
  employeeId: person.id,
  companyId: 'JUN',
  employeeNumber: person.id.padStart(9, '0'),
  supervisorID: person.managerId,
  originalHireDate: dateOf(person.hiredOn),
  lastHireDate: dateOf(person.hiredOn),
  dateOfTermination: dateOf(person.leftOn) ?? '0001-01-01T00:00:00Z',
  employeeStatusCode: person.isActive ? 'A' : 'T',
  orgLevel1Code: person.department,
  orgLevel2Code: null,
  orgLevel3Code: null,
  orgLevel4Code: null,
  primaryWorkLocationCode: person.location,
  jobDescription: person.title,
  alternateJobTitle: '',
})
