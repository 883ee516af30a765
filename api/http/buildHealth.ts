import fastify, { type FastifyInstance } from 'fastify'
import { serveHealth } from '../operations/http/health.ts'
import type { ApiDependencies } from './dependencies.ts'
import { handleError } from './problems/errorHandler.ts'
import { serverOptions } from './serverOptions.ts'

/** The server of a process without requests of people: `/health`, and 404 for everything else. */
export const buildHealth = async (given: ApiDependencies): Promise<FastifyInstance> => {
  const app = fastify(serverOptions(given))
  app.setErrorHandler(handleError)
  serveHealth(app, given)
  return app
}
