import type { SourceStandInDefinition } from '@laurel/scripts/sandbox/sources/sourceStandIn.ts'
import { z } from 'zod'

export const orchardKey = 'key-of-orchard'

const Query = z.object({
  from: z.coerce.number(),
  limit: z.coerce.number(),
  since: z.string().optional(),
})

/** The other end of `orchard`, over HTTP. */
export const orchardStandIn: SourceStandInDefinition = {
  source: 'namely',
  settings: { apiKey: orchardKey },
  create: ({ company, clock }) => ({
    plugin: async fastify => {
      fastify.get('/people', async (request, reply) => {
        if (request.headers.authorization !== `Bearer ${orchardKey}`)
          return reply.code(401).send({ error: 'The key is not known.' })
        const { from, limit, since } = Query.parse(request.query)
        const all = since === undefined ? company.people() : company.changedSince(since)
        return {
          people: all.slice(from, from + limit).map(person => ({
            id: person.id,
            email: person.email,
            firstName: person.firstName,
            lastName: person.lastName,
            born: american(person.birthDate),
            started: american(person.hiredOn),
            ended: american(person.leftOn),
            active: person.isActive,
            title: person.title,
            department: person.department,
            location: person.location,
            manager: person.managerId,
            custom: person.custom,
          })),
          next: from + limit < all.length ? from + limit : null,
          now: clock(),
        }
      })
    },
  }),
}

/** `03/14/1990`, and `0000-00-00` where there is none. */
const american = (day: string | null): string => {
  if (day === null) return '0000-00-00'
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
