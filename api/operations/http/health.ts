import type { LogLag } from '@laurel/ledger/log/lagOf.ts'
import { countDeadLetters } from '@laurel/projections/operations/deadLetters/queries.ts'
import type { FastifyInstance } from 'fastify'
import type { DeliveryHealth } from '../../delivery/health.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { healthMilliseconds } from '../../http/limits.ts'
import { withoutCredentials } from '../../http/pages/withoutCredentials.ts'
import type { Recording } from '../recording.ts'

type Part = { readonly ok: boolean; readonly detail: string }

type HealthDependencies = Pick<
  Dependencies,
  'database' | 'log' | 'projections' | 'processLag' | 'deliveryHealth'
> & {
  readonly recording?: Pick<Recording, 'lastFailure'>
}

/** `GET /health`: 200 when Laurel can work, 503 with what is wrong when it can't. */
export const serveHealth = (app: FastifyInstance, dependencies: HealthDependencies): void => {
  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    const parts = await partsOf(dependencies)
    const ok = Object.values(parts).every(part => part.ok)
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ok ? 'ok' : 'failing', ...parts })
  })
}

const partsOf = async ({
  database,
  log,
  projections,
  processLag,
  deliveryHealth,
  recording,
}: HealthDependencies): Promise<Readonly<Record<string, Part>>> => {
  const [databasePart, logPart, projectionsPart, processesPart, deliveryPart] = await Promise.all([
    partOf(async () => {
      await database.query('select 1')
      return { ok: true, detail: 'answers' }
    }),
    partOf(async () => {
      await log.head()
      return { ok: true, detail: 'answers' }
    }).then(named(log.name)),
    partOf(async () => following(await projections.lag())),
    processLag &&
      partOf(async () => {
        const [lag, parked] = await Promise.all([processLag(), countDeadLetters(database)])
        // Dead letters wait for a person, not for a repair of this server.
        return { ...following(lag), parked }
      }),
    deliveryHealth && partOf(async () => delivering(await deliveryHealth())),
  ])
  return {
    database: databasePart,
    log: logPart,
    ...(recording ? { recording: recordingPart(recording.lastFailure()) } : {}),
    projections: projectionsPart,
    ...(processesPart ? { promises: processesPart } : {}),
    ...(deliveryPart ? { delivery: deliveryPart } : {}),
  }
}

const recordingPart = (failure: string | null): Part =>
  failure === null
    ? { ok: true, detail: 'nothing is known to be wrong' }
    : { ok: false, detail: `the last command could not be recorded: ${withoutCredentials(failure)}` }

const following = ({
  isBehind,
  behindSeconds,
  lastFailure,
}: LogLag & { readonly lastFailure: string | null }): Part => {
  const detail = isBehind ? `${behindSeconds} s behind the log` : 'up to date'
  return lastFailure === null
    ? { ok: true, detail }
    : { ok: false, detail: `${detail}: ${withoutCredentials(lastFailure)}` }
}

const named =
  (name: string) =>
  ({ ok, detail }: Part): Part => ({ ok, detail: ok ? `${name} ${detail}` : `${name}: ${detail}` })

/** Nothing here stops the server: late jobs, dead letters and failed runs are for a person to see. */
const delivering = ({
  lateMilliseconds,
  ...rest
}: DeliveryHealth): Part & Omit<DeliveryHealth, 'lateMilliseconds'> => ({
  ok: true,
  detail: `the first due job is ${Math.round(lateMilliseconds / 1000)} s late`,
  ...rest,
})

const partOf = async (look: () => Promise<Part>): Promise<Part> => {
  const patience = AbortSignal.timeout(healthMilliseconds)
  const tooLate = new Promise<Part>(resolve => {
    patience.addEventListener('abort', () => resolve({ ok: false, detail: 'does not answer' }), {
      once: true,
    })
  })
  const looked = look().catch((error: unknown) => ({
    ok: false,
    detail: withoutCredentials(error instanceof Error ? error.message : String(error)),
  }))
  return Promise.race([looked, tooLate])
}
