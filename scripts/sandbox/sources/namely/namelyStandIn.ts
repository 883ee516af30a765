import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { CompanyPerson } from '../company.ts'
import { uuidOf } from '../companyUuid.ts'
import type { SourceStandInDefinition, SourceStandInSurroundings } from '../sourceStandIn.ts'

const settings = { subdomain: 'juniper', pat: 'token-of-namely' }

const Query = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).default(25),
  sort: z.string().default(''),
  'filter[status]': z.enum(['active', 'inactive', 'pending']).optional(),
})

export const namelyStandIn: SourceStandInDefinition = {
  source: 'namely',
  settings,
  create: surroundings => createNamely(surroundings),
}

/** A Namely with one company. A page has 50 people at most, whatever is asked for. */
const createNamely = ({ company }: SourceStandInSurroundings) => {
  const plugin: FastifyPluginAsync = async fastify => {
    fastify.addHook('preHandler', async (request, reply) =>
      request.headers.authorization === `Bearer ${settings.pat}`
        ? undefined
        : reply.code(401).send({ error: 'invalid_token' }),
    )
    fastify.get('/api/v1/profiles/me', async () => ({
      profiles: company.people().slice(0, 1).map(profileOf),
    }))
    fastify.get('/api/v1/profiles', async (request, reply) => {
      const query = Query.safeParse(request.query)
      if (!query.success) return reply.code(400).send({ error: 'A parameter is not valid.' })
      const { page, per_page, sort, 'filter[status]': status } = query.data
      const size = Math.min(per_page, 50)
      const there = company
        .people()
        .filter(({ isActive }) => status === undefined || isActive === (status === 'active'))
      const sorted =
        sort === '-updated_at'
          ? [...there].sort((one, other) => other.changedAt.localeCompare(one.changedAt))
          : there
      const people = sorted.slice((page - 1) * size, page * size)
      const groups = new Map(people.flatMap(groupsOf).map(group => [group.id, group]))
      return {
        profiles: people.map(profileOf),
        linked: { groups: [...groups.values()] },
        meta: { count: people.length, total_count: there.length, status: 200 },
      }
    })
  }
  return { plugin }
}

const groupsOf = ({ department, location, custom }: CompanyPerson) =>
  [
    { type: 'Department', title: department },
    { type: 'Office Location', title: location },
    { type: 'Cost center', title: custom['Cost center'] ?? null },
  ].flatMap(({ type, title }) => (title === null ? [] : [{ id: `${type}:${title}`, title, type }]))

const profileOf = (person: CompanyPerson) => ({
  id: uuidOf(person.id),
  email: person.email,
  personal_email: person.personalEmail,
  first_name: person.firstName,
  last_name: person.lastName,
  preferred_name: person.preferredName,
  full_name: `${person.firstName} ${person.lastName}`,
  job_title: person.title === null ? null : { id: `title:${person.id}`, title: person.title },
  start_date: person.hiredOn ?? '',
  departure_date: person.leftOn ?? '',
  dob: person.birthDate ?? '',
  user_status: person.isActive ? 'active' : 'inactive',
  reports_to: person.managerId === null ? [] : [{ id: uuidOf(person.managerId) }],
  employee_id: person.id,
  employee_type: { title: 'Full Time' },
  office: person.location === null ? null : { name: person.location },
  links: { groups: groupsOf(person).map(({ id, title }) => ({ id, name: title })) },
  updated_at: Math.floor(Date.parse(person.changedAt) / 1_000),
})
