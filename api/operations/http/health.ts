import type { FastifyInstance } from 'fastify'
import { checkHealth, type HealthDependencies } from '../checkHealth.ts'

/** `GET /health`: 200 when Laurel can work, 503 and the part that fails when it can't. */
export const serveHealth = (app: FastifyInstance, dependencies: HealthDependencies): void => {
  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    const { ok, parts } = await checkHealth(dependencies)
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ok ? 'ok' : 'failing', ...parts })
  })
}
