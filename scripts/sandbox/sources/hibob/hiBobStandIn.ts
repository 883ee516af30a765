import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { createCallLimit } from '../callLimit.ts'
import type { Company, CompanyPerson } from '../company.ts'
import type { SourceStandInDefinition, SourceStandInSurroundings } from '../sourceStandIn.ts'
import { createWebhook } from './webhook.ts'

const settings = { serviceUserId: 'SERVICE-1', token: 'token-of-hibob', environment: 'production' }

const Search = z.object({
  fields: z.array(z.string()).max(400).default([]),
  showInactive: z.boolean().default(false),
  humanReadable: z.enum(['REPLACE', 'APPEND']).optional(),
  filters: z
    .array(
      z.object({
        fieldPath: z.literal('root.id'),
        operator: z.literal('equals'),
        values: z.array(z.string()).min(1),
      }),
    )
    .max(1)
    .default([]),
})

export const hiBobStandIn: SourceStandInDefinition = {
  source: 'hibob',
  settings,
  create: surroundings => createHiBob(surroundings),
}

/** A HiBob with one company. It answers with everyone at once, and 50 times in a minute. */
const createHiBob = ({ company, clock, send }: SourceStandInSurroundings) => {
  const limit = createCallLimit(clock, 50)
  const plugin: FastifyPluginAsync = async fastify => {
    fastify.addHook('preHandler', async (request, reply) => {
      const expected = Buffer.from(`${settings.serviceUserId}:${settings.token}`).toString('base64')
      if (request.headers.authorization !== `Basic ${expected}`)
        return reply.code(401).send({ error: 'Unauthorized' })
      const left = limit.take()
      void reply.headers({
        'x-ratelimit-limit': '50',
        'x-ratelimit-remaining': String(left ?? 0),
        'x-ratelimit-reset': String(Math.floor(Date.parse(clock()) / 1_000) + limit.waitSeconds()),
      })
      return left === undefined ? tooMany(reply) : undefined
    })
    fastify.post('/v1/people/search', async (request, reply) => {
      const search = Search.safeParse(request.body)
      if (!search.success) return reply.code(400).send({ error: 'validations.fields' })
      const { fields, showInactive, humanReadable, filters } = search.data
      const wanted = filters[0]?.values
      const there = company
        .people()
        .filter(({ isActive }) => showInactive || isActive)
        .filter(({ id }) => wanted === undefined || wanted.includes(id))
      return {
        employees: there.map(person => employeeOf(person, company, { fields, humanReadable })),
      }
    })
  }
  return { plugin, enterWebhook: createWebhook({ company, clock, send }) }
}

const tooMany = (reply: FastifyReply): FastifyReply => reply.code(429).send({ error: 'Too many requests' })

type Form = { readonly fields: readonly string[]; readonly humanReadable: 'REPLACE' | 'APPEND' | undefined }

/** The machine form has ids of lists; every second person has flat keys, as HiBob mixes them. */
const employeeOf = (person: CompanyPerson, company: Company, { fields, humanReadable }: Form): object => {
  const machine = valuesOf(person, company, false)
  const labels = valuesOf(person, company, true)
  const asked = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).filter(([field]) => fields.includes(field))
  if (humanReadable === 'REPLACE') return nest(asked(labels))
  const isFlat = Number(person.id) % 2 === 0
  const values = isFlat
    ? Object.fromEntries(
        asked(machine).map(([field, value]) => [`/${field.replaceAll('.', '/')}`, { value }]),
      )
    : nest(asked(machine))
  return humanReadable === undefined ? values : { ...values, humanReadable: nest(asked(labels)) }
}

const valuesOf = (person: CompanyPerson, company: Company, isReadable: boolean) => {
  const manager = person.managerId === null ? undefined : company.person(person.managerId)
  const listed = (text: string | null) => (text === null || isReadable ? text : listId(text))
  const date = (day: string | null) =>
    day === null || !isReadable ? day : day.split('-').reverse().join('/')
  return {
    'root.id': person.id,
    'root.firstName': person.firstName,
    'root.surname': person.lastName,
    'root.displayName': `${person.firstName} ${person.lastName}`,
    'root.email': person.email,
    'work.startDate': date(person.hiredOn),
    'work.title': listed(person.title),
    'work.department': listed(person.department),
    'work.site': person.location,
    'work.reportsTo': manager
      ? { id: manager.id, email: manager.email, firstName: manager.firstName, surname: manager.lastName }
      : null,
    'personal.birthDate': date(person.birthDate),
    'internal.terminationDate': date(person.leftOn),
  }
}

/** `254382918` */
const listId = (text: string): string =>
  String(
    Array.from(text).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 900_000_000, 7) +
      100_000_000,
  )

const nest = (values: readonly (readonly [string, unknown])[]): Record<string, unknown> => {
  const nested: Record<string, Record<string, unknown>> = {}
  const root: Record<string, unknown> = {}
  for (const [field, value] of values) {
    const [group = '', name = ''] = field.split('.')
    if (group === 'root') root[name] = value
    else nested[group] = { ...nested[group], [name]: value }
  }
  return { ...root, ...nested }
}
