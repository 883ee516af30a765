import type { FastifyInstance } from 'fastify'
import type { Surroundings } from '../dependencies.ts'
import { healthMilliseconds } from '../limits.ts'

type Part = { readonly ok: boolean; readonly detail: string }

/** `GET /health`: 200 when Laurel can work, 503 with what is wrong when it can't. */
export const serveHealth = (
  app: FastifyInstance,
  { database, projections }: Pick<Surroundings, 'database' | 'projections'>,
): void => {
  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    const [databasePart, projectionsPart] = await Promise.all([
      partOf(async () => {
        await database.query('select 1')
        return { ok: true, detail: 'answers' }
      }),
      partOf(async () => {
        const { behind, lastFailure } = await projections.lag()
        return lastFailure === null
          ? { ok: true, detail: `${behind} positions behind the log` }
          : { ok: false, detail: `${behind} positions behind the log: ${lastFailure}` }
      }),
    ])
    const ok = databasePart.ok && projectionsPart.ok
    const answer = { status: ok ? 'ok' : 'failing', database: databasePart, projections: projectionsPart }
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer)
  })
}

const partOf = async (look: () => Promise<Part>): Promise<Part> => {
  const patience = AbortSignal.timeout(healthMilliseconds)
  const tooLate = new Promise<Part>(resolve => {
    patience.addEventListener('abort', () => resolve({ ok: false, detail: 'does not answer' }), {
      once: true,
    })
  })
  const looked = look().catch((error: unknown) => ({
    ok: false,
    detail: error instanceof Error ? error.message : String(error),
  }))
  return Promise.race([looked, tooLate])
}
