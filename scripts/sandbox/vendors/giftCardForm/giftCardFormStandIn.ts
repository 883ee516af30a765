import { z } from 'zod'
import type { StandInDefinition } from '../standIn.ts'

const Submission = z.looseObject({ email: z.email(), name: z.string().min(1), point_amount: z.number() })

/** A form service in the sandbox: keeps the requests for gift cards, `GET /submissions` shows them. */
export const giftCardFormStandIn: StandInDefinition = {
  vendor: 'giftCardForm',
  settings: {},
  create: ({ memory }) => {
    const submissions: unknown[] = z.array(z.unknown()).catch([]).parse(memory.read())
    return {
      plugin: async fastify => {
        fastify.post('/', async (request, reply) => {
          const submission = Submission.safeParse(request.body)
          if (!submission.success)
            return reply.code(422).send({ errors: [{ code: 'REQUIRED', message: 'A field is missing.' }] })
          submissions.push(submission.data)
          memory.write(submissions)
          return { ok: true, next: '/thanks' }
        })
        fastify.get('/submissions', async () => submissions)
      },
      control: { plan: () => undefined, move: () => undefined, orders: () => [] },
    }
  },
}
