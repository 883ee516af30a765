import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { CompanyPerson } from '../company.ts'
import { readFormBodies } from '../oauth/formBodies.ts'
import type { SourceStandInDefinition } from '../sourceStandIn.ts'

const settings = {
  client_id: 'sage-people-client',
  client_secret: 'sage-people-secret-of-juniper',
  username: 'laurel@juniper.example',
  password: 'sage-people-password-and-token',
}
const object = 'fHCM2__Team_Member__c'
const pageSize = 2_000
const sessionMilliseconds = 2 * 60 * 60_000

const client = { client_id: z.literal(settings.client_id), client_secret: z.literal(settings.client_secret) }
const TokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    ...client,
    grant_type: z.literal('password'),
    username: z.literal(settings.username),
    password: z.literal(settings.password),
  }),
  z.object({ ...client, grant_type: z.literal('client_credentials') }),
])
const Query = new RegExp(
  `^SELECT ([\\w., ]+) FROM ${object}(?: WHERE LastModifiedDate >= (\\S+))? ORDER BY Id$`,
)

const related = { fHCM2__Department__r: 'department', fHCM2__Workplace__r: 'location' } as const

/** The names of fields belong to this stand-in: adapters find them by the description of the object. */
const fields: Readonly<
  Record<string, readonly [label: string, type: string, of: (person: CompanyPerson) => unknown]>
> = {
  Id: ['Record ID', 'id', ({ id }) => idOf(id)],
  Name: ['Team Member Name', 'string', ({ firstName, lastName }) => `${firstName} ${lastName}`],
  fHCM2__First_Name__c: ['First Name', 'string', ({ firstName }) => firstName],
  fHCM2__Surname__c: ['Surname', 'string', ({ lastName }) => lastName],
  fHCM2__Email__c: ['Work Email', 'email', ({ email }) => email],
  fHCM2__Home_Email__c: ['Home Email', 'email', ({ personalEmail }) => personalEmail],
  fHCM2__Birth_Date__c: ['Birth Date', 'date', ({ birthDate }) => birthDate],
  fHCM2__Start_Date__c: ['Start Date', 'date', ({ hiredOn }) => hiredOn],
  fHCM2__Employment_End_Date__c: ['Employment End Date', 'date', ({ leftOn }) => leftOn],
  fHCM2__Job_Title__c: ['Job Title', 'string', ({ title }) => title],
  fHCM2__Department__c: ['Department', 'reference', ({ department }) => department && idOf('1')],
  fHCM2__Workplace__c: ['Workplace', 'reference', ({ location }) => location && idOf('2')],
  fHCM2__Manager__c: ['Manager', 'reference', ({ managerId }) => managerId && idOf(managerId)],
  fHCM2__Employment_Status__c: [
    'Employment Status',
    'picklist',
    ({ isActive }) => (isActive ? 'Active' : 'Left'),
  ],
}

/** A Sage People with one company. Sessions end after some hours, and pages of a query have 2,000 rows. */
export const sagePeopleStandIn: SourceStandInDefinition = {
  source: 'sage_people',
  settings,
  create: ({ company, clock, url }) => {
    const sessions = new Map<string, number>()
    const cursors = new Map<
      string,
      { readonly rows: readonly CompanyPerson[]; readonly selected: readonly string[] }
    >()
    let issued = 0
    const now = () => Date.parse(clock())
    const pageOf = (cursor: string, first: number) => {
      const found = cursors.get(cursor)
      if (!found) return undefined
      const { rows, selected } = found
      const next = first + pageSize
      return {
        totalSize: rows.length,
        done: next >= rows.length,
        ...(next < rows.length && { nextRecordsUrl: `/services/data/v61.0/query/${cursor}-${next}` }),
        records: rows.slice(first, next).map(person => recordOf(person, selected)),
      }
    }
    return {
      endAccess: () => sessions.clear(),
      plugin: async fastify => {
        readFormBodies(fastify)
        fastify.post('/services/oauth2/token', async (request, reply) => {
          if (!TokenRequest.safeParse(request.body).success)
            return reply
              .code(400)
              .send({ error: 'invalid_grant', error_description: 'authentication failure' })
          issued += 1
          const access_token = `00D-session-${issued}`
          sessions.set(access_token, now() + sessionMilliseconds)
          return {
            access_token,
            instance_url: url(),
            id: `${url()}/id/00D/005`,
            token_type: 'Bearer',
            issued_at: String(now()),
            signature: 'unchecked',
          }
        })
        fastify.register(
          async api => {
            api.addHook('preHandler', async (request, reply) => {
              const ends = sessions.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
              return ends !== undefined && ends > now()
                ? undefined
                : refuse(reply, 401, 'INVALID_SESSION_ID', 'Session expired or invalid')
            })
            api.get('/', async () => [
              { label: "Summer '23", url: '/services/data/v58.0', version: '58.0' },
              { label: "Summer '24", url: '/services/data/v61.0', version: '61.0' },
            ])
            api.get(`/v61.0/sobjects/${object}/describe`, async () => ({
              name: object,
              fields: Object.entries(fields).map(([name, [label, type]]) => ({
                name,
                label,
                type,
                custom: name.endsWith('__c'),
                relationshipName: type === 'reference' ? name.replace(/__c$/, '__r') : null,
              })),
            }))
            api.get<{ Querystring: { q?: string } }>('/v61.0/query', async (request, reply) => {
              const [, selectedText = '', since] = Query.exec(request.query.q ?? '') ?? []
              const selected = selectedText.split(', ')
              const unknown = selected.find(
                name => !(name in fields) && !(name.replace('.Name', '') in related),
              )
              if (unknown !== undefined)
                return refuse(
                  reply,
                  400,
                  'INVALID_FIELD',
                  `No such column '${unknown}' on entity '${object}'`,
                )
              const cursor = `01g${cursors.size + 1}`
              cursors.set(cursor, {
                selected,
                rows: since === undefined ? company.people() : company.changedSince(since),
              })
              return pageOf(cursor, 0)
            })
            api.get<{ Params: { locator: string } }>('/v61.0/query/:locator', async (request, reply) => {
              const [cursor = '', first] = request.params.locator.split('-')
              return (
                pageOf(cursor, Number(first)) ??
                refuse(reply, 400, 'INVALID_QUERY_LOCATOR', 'invalid query locator')
              )
            })
          },
          { prefix: '/services/data' },
        )
      },
    }
  },
}

/** Ids of Salesforce have 18 characters. */
const idOf = (id: string): string => `a0B000000${id.padStart(9, '0')}`

const refuse = (reply: FastifyReply, status: number, errorCode: string, message: string) =>
  reply.code(status).send([{ message, errorCode }])

const recordOf = (person: CompanyPerson, selected: readonly string[]) => ({
  attributes: { type: object, url: `/services/data/v61.0/sobjects/${object}/${idOf(person.id)}` },
  ...Object.fromEntries(
    selected.map(name => {
      const relation = Object.entries(related).find(([known]) => name === `${known}.Name`)
      if (!relation) return [name, fields[name]?.[2](person) ?? null]
      const [relationName, part] = relation
      const value = person[part]
      return [relationName, value === null ? null : { attributes: { type: 'Named' }, Name: value }]
    }),
  ),
})
