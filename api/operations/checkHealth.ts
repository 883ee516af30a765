import { isCatchingUp } from '@laurel/ledger/log/catchingUp.ts'
import type { LogLag } from '@laurel/ledger/log/lagOf.ts'
import type { Projections } from '@laurel/projections/engine/createProjections.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { countDeadLetters } from '@laurel/projections/operations/deadLetters/queries.ts'
import type { DeliveryHealth } from '../delivery/health.ts'
import type { ClockHealth } from './clockHealth.ts'
import type { Recording } from './recording.ts'
import { withoutCredentials } from './withoutCredentials.ts'

const partMilliseconds = 2_000

type Part = {
  readonly ok: boolean
  readonly detail: string
  /** Serves, and needs an operator. */
  readonly alarm?: true
  /** Serves what it has, which is older than the log by `behindSeconds`. */
  readonly isCatchingUp?: true
  readonly behindSeconds?: number
  /** The error behind it, for the operator only. */
  readonly reason?: string
}
type Lag = LogLag & { readonly lastFailure: string | null }

export type HealthDependencies = {
  readonly database: Queryable
  readonly log: { readonly name: string; head(): Promise<number> }
  readonly projections: Pick<Projections, 'lag'>
  /** A part whose source is left out is not in the report. */
  readonly processLag?: (() => Promise<Lag>) | undefined
  readonly deliveryHealth?: (() => Promise<DeliveryHealth>) | undefined
  readonly recording?: Pick<Recording, 'lastFailure'>
  readonly clockHealth?: (() => Promise<ClockHealth>) | undefined
}

export type Health = { readonly ok: boolean; readonly parts: Readonly<Record<string, Part>> }

/** The health of every part of Laurel. A part that throws, or takes longer than two seconds, is not healthy. */
export const checkHealth = async (dependencies: HealthDependencies): Promise<Health> => {
  const { database, log, projections, processLag, deliveryHealth, recording, clockHealth } = dependencies
  const [databasePart, logPart, projectionsPart, processesPart, deliveryPart, clockPart] = await Promise.all([
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
        const [lag, deadLetters] = await Promise.all([processLag(), countDeadLetters(database)])
        // A dead letter waits for an administrator; the server itself is healthy.
        return { ...following(lag), deadLetters }
      }),
    deliveryHealth && partOf(async () => delivering(await deliveryHealth())),
    clockHealth && partOf(async () => telling(await clockHealth())),
  ])
  const parts = {
    database: databasePart,
    log: logPart,
    ...(recording ? { recording: recordingPart(recording.lastFailure()) } : {}),
    projections: projectionsPart,
    ...(processesPart ? { processes: processesPart } : {}),
    ...(deliveryPart ? { delivery: deliveryPart } : {}),
    ...(clockPart ? { clock: clockPart } : {}),
  }
  return { ok: Object.values(parts).every(part => part.ok), parts }
}

const recordingPart = (failure: string | null): Part =>
  failure === null
    ? { ok: true, detail: 'nothing is known to be wrong' }
    : { ok: false, detail: 'the last command could not be recorded', reason: withoutCredentials(failure) }

const following = ({ isBehind, behindSeconds, lastFailure }: Lag): Part => {
  const detail = isBehind ? `${behindSeconds} s behind the log` : 'up to date'
  if (lastFailure === null && isCatchingUp({ isBehind, behindSeconds }))
    return { ok: true, isCatchingUp: true, behindSeconds, detail: `catching up, ${detail}` }
  return lastFailure === null
    ? { ok: true, detail }
    : { ok: false, detail: `${detail}, and failing`, reason: withoutCredentials(lastFailure) }
}

/** The log of the server carries an alarm as well. */
const telling = (clock: ClockHealth): Part =>
  clock.alarm ? { ...clock, reason: `The clock is ${clock.detail}.` } : clock

const named =
  (name: string) =>
  (part: Part): Part => ({ ...part, detail: `${name} ${part.detail}` })

/** Late jobs, dead letters and failed runs are for an administrator; they do not stop the server. */
const delivering = ({ lateMilliseconds, failedSchedule, ...rest }: DeliveryHealth) => ({
  ok: true,
  detail: `the first due job is ${Math.round(lateMilliseconds / 1000)} s late`,
  ...rest,
  failedSchedule: failedSchedule.map(({ name }) => name),
  ...(failedSchedule.length === 0
    ? {}
    : { reason: failedSchedule.map(({ name, problem }) => `${name}: ${problem}`).join('; ') }),
})

const partOf = async (check: () => Promise<Part>): Promise<Part> => {
  const timeout = AbortSignal.timeout(partMilliseconds)
  const tooLate = new Promise<Part>(resolve => {
    timeout.addEventListener('abort', () => resolve({ ok: false, detail: 'does not answer' }), {
      once: true,
    })
  })
  const checked = check().catch((error: unknown) => ({
    ok: false,
    detail: 'fails',
    reason: withoutCredentials(error instanceof Error ? error.message : String(error)),
  }))
  return Promise.race([checked, tooLate])
}
