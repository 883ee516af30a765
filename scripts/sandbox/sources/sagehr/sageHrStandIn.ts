import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { CompanyPerson } from '../company.ts'
import type { SourceStandInDefinition, SourceStandInSurroundings } from '../sourceStandIn.ts'

const settings = { subdomain: 'juniper', token: 'token-of-sage-hr' }
const perPage = 50

const Query = z.object({ page: z.coerce.number().int().min(1).default(1) })

export const sageHrStandIn: SourceStandInDefinition = {
  source: 'sage_hr',
  settings,
  create: surroundings => createSageHr(surroundings),
}

/** A Sage HR with one company. People who left are in a list of their own. */
const createSageHr = ({ company }: SourceStandInSurroundings) => {
  const plugin: FastifyPluginAsync = async fastify => {
    fastify.addHook('preHandler', async (request, reply) =>
      request.headers['x-auth-token'] === settings.token
        ? undefined
        : reply.code(401).send({ error: 'Unauthorized' }),
    )
    for (const [path, isActive] of [
      ['/api/employees', true],
      ['/api/terminated-employees', false],
    ] as const)
      fastify.get(path, async (request, reply) => {
        const query = Query.safeParse(request.query)
        if (!query.success) return reply.code(400).send({ error: 'Bad request' })
        const { page } = query.data
        const there = company.people().filter(person => person.isActive === isActive)
        const pages = Math.max(1, Math.ceil(there.length / perPage))
        return {
          data: there.slice((page - 1) * perPage, page * perPage).map(employeeOf),
          meta: {
            current_page: page,
            next_page: page < pages ? page + 1 : null,
            previous_page: page > 1 ? page - 1 : null,
            total_pages: pages,
            per_page: perPage,
            total_entries: there.length,
          },
        }
      })
  }
  return { plugin }
}

const employeeOf = (person: CompanyPerson) => ({
  id: Number(person.id),
  email: person.email,
  first_name: person.firstName,
  last_name: person.lastName,
  picture_url: null,
  employment_start_date: person.hiredOn,
  date_of_birth: person.birthDate,
  team: person.department,
  team_id: 1,
  position: person.title,
  position_id: 1,
  reports_to_employee_id: person.managerId === null ? null : Number(person.managerId),
  work_phone: '',
  mobile_phone: '',
  gender: '',
  street_first: '',
  city: '',
  post_code: '',
  country: '',
  employee_number: person.id,
  employment_status: person.isActive ? 'Full-time' : 'Terminated',
})
