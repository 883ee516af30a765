import type { FastifyInstance } from 'fastify'
import { checkHealth, type Health, type HealthDependencies } from '../checkHealth.ts'

/** Anybody may ask, as often as they like: a check answers all who ask while it runs, and for a second after it. */
const keptMilliseconds = 1_000

/**
 * `GET /health`: 200 when Laurel can work, with the status `alarm` when an operator is needed all the same, and
 * `catching up` while read models or processes are behind the log; 503 and the part that fails when it can't. The errors behind it are for the
 * operator: they go to the log, once for each change.
 */
export const serveHealth = (app: FastifyInstance, dependencies: HealthDependencies): void => {
  let last: { readonly health: Promise<Health>; readonly until: number } | undefined
  let toldReasons = ''

  const check = async (): Promise<Health> => {
    const health = await checkHealth(dependencies)
    const reasons = reasonsOf(health)
    const text = JSON.stringify(reasons)
    if (text !== toldReasons && Object.keys(reasons).length > 0)
      app.log.warn({ reasons }, 'Parts of Laurel fail.')
    toldReasons = text
    last = { health: Promise.resolve(health), until: performance.now() + keptMilliseconds }
    return health
  }
  const current = (): Promise<Health> => {
    if (last && performance.now() < last.until) return last.health
    const health = check()
    last = { health, until: Number.POSITIVE_INFINITY }
    return health
  }

  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    const { ok, parts } = await current()
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: statusOf({ ok, parts }), ...withoutReasons(parts) })
  })
}

const statusOf = ({ ok, parts }: Health): 'ok' | 'catching up' | 'alarm' | 'failing' => {
  if (!ok) return 'failing'
  if (Object.values(parts).some(({ alarm }) => alarm)) return 'alarm'
  return Object.values(parts).some(part => part.isCatchingUp) ? 'catching up' : 'ok'
}

const reasonsOf = ({ parts }: Health): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, { reason }]) => (reason === undefined ? [] : [[name, reason]])),
  )

const withoutReasons = (parts: Health['parts']): object =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      Object.fromEntries(Object.entries(part).filter(([key]) => key !== 'reason')),
    ]),
  )
