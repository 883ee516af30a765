import fastify, { type FastifyInstance } from 'fastify'
import { serveHealth } from '../operations/http/health.ts'
import type { ApiDependencies } from './dependencies.ts'
import { handleError } from './problems/errorHandler.ts'
import { serverOptions } from './serverOptions.ts'

/** The server of a process without requests of people: `/health`, and 404 for everything else. */
export const buildHealth = async (given: ApiDependencies): Promise<FastifyInstance> => {
  const app = fastify(serverOptions(given))
  app.setErrorHandler(handleError)
  // The one of Fastify logs the whole address.
  app.setNotFoundHandler((_request, reply) => reply.code(404).send())
  serveHealth(app, given)
  return app
}
