import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { NotPossible } from './people/actor.ts'

/** Answers what a person or a spec did wrong; other failures are those of the sandbox. */
export const explainFailures = (server: FastifyInstance): void => {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof NotPossible) return reply.code(409).send({ problem: error.message })
    if (error instanceof z.ZodError) return reply.code(400).send({ problem: z.prettifyError(error) })
    throw error
  })
}
