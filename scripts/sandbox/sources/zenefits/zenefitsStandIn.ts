import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Company, CompanyPerson } from '../company.ts'
import type { SourceStandInDefinition } from '../sourceStandIn.ts'

const apikey = 'zenefits-key-of-juniper'
const pageMax = 100

const Query = z.object({
  includes: z.string().default(''),
  status: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(pageMax).default(20),
  starting_after: z.string().optional(),
})

/** A Zenefits with one company. People are listed with references, and their employments are a call of their own. */
export const zenefitsStandIn: SourceStandInDefinition = {
  source: 'zenefits',
  settings: { apikey },
  create: ({ company, url }) => ({
    plugin: async fastify => {
      fastify.addHook('preHandler', async (request, reply) =>
        request.url.includes('/_control/') || request.headers.authorization === `Bearer ${apikey}`
          ? undefined
          : refuse(reply, 401, 'Invalid access token'),
      )
      fastify.get('/core/me', async () => answer({ object: '/meta/user', id: '1' }))
      fastify.get('/core/people', async (request, reply) => {
        const query = Query.safeParse(request.query)
        if (!query.success) return refuse(reply, 400, 'Invalid parameters')
        const { includes, status, limit, starting_after: after } = query.data
        const all = company.people().filter(person => status === undefined || statusOf(person) === status)
        const first = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
        const page = all.slice(first, first + limit)
        const last = page.at(-1)
        const search = new URLSearchParams({ includes, limit: String(limit), starting_after: last?.id ?? '' })
        const hasMore = last !== undefined && first + limit < all.length
        return list(
          page.map(person => personOf(person, company, url(), new Set(includes.split(/[ +,]/)))),
          hasMore ? `${url()}/core/people?${search}` : null,
        )
      })
      fastify.get<{ Params: { id: string } }>('/core/people/:id/employments', async (request, reply) => {
        const person = company.person(request.params.id)
        if (!person) return refuse(reply, 404, 'Not found')
        return list([
          {
            object: '/core/employments',
            hire_date: person.hiredOn,
            termination_date: person.leftOn,
            employment_type: 'full_time',
            is_active: person.isActive,
          },
        ])
      })
    },
  }),
}

const answer = (data: unknown) => ({ status: 200, object: '/meta/response', data, error: null })
const list = (data: readonly unknown[], next_url: string | null = null) =>
  answer({ object: '/meta/list', data, next_url, url: null })
const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ status, object: '/meta/response', data: null, error: { type: 'error', message } })

const statusOf = ({ isActive }: CompanyPerson): string => (isActive ? 'active' : 'terminated')

const personOf = (person: CompanyPerson, company: Company, url: string, included: ReadonlySet<string>) => {
  const manager = person.managerId === null ? undefined : company.person(person.managerId)
  const named = (kind: string, name: string | null) =>
    included.has(kind) && name !== null
      ? { object: `/core/${kind}s`, id: `${kind}-${name}`, name }
      : {
          object: '/meta/ref/detail',
          ref_object: `/core/${kind}s`,
          url: name === null ? null : `${url}/core/${kind}s/1`,
        }
  return {
    object: '/core/people',
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    preferred_name: person.preferredName,
    title: person.title,
    status: statusOf(person),
    work_email: person.email,
    personal_email: person.personalEmail,
    work_phone: null,
    date_of_birth: person.birthDate,
    photo_url: null,
    department: named('department', person.department),
    location: named('location', person.location),
    manager:
      included.has('manager') && manager
        ? { object: '/core/people', id: manager.id, first_name: manager.firstName }
        : {
            object: '/meta/ref/detail',
            ref_object: '/core/people',
            url: manager ? `${url}/core/people/${manager.id}` : null,
          },
    employments: { object: '/meta/ref/list', url: `${url}/core/people/${person.id}/employments` },
  }
}
