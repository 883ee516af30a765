import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { ClaimedJob } from './claim.ts'
import type { HandlerLimits } from './handler.ts'
import type { Outcome } from './outcome.ts'
import { problemText } from './problemText.ts'
import { backoffMilliseconds } from './retrying.ts'

/** What an attempt changes about its job. */
export type Result = {
  readonly status: 'waiting' | 'done' | 'dead'
  /** Whether the attempt counts. */
  readonly spent: boolean
  readonly laterAt?: Instant
  readonly delayMilliseconds?: number
  /** Left out, the job keeps its state. */
  readonly state?: unknown
  readonly problem: string | null
  /** Left out, the lane's pace does not count the attempt. */
  readonly paceMilliseconds?: number
}

export type FinishedJob = { readonly job: ClaimedJob; readonly result: Result }

/** Puts a job back as if it had not been claimed. */
export const putBack: Result = { status: 'waiting', spent: false, problem: null }

/** What the outcome of an attempt changes. */
export const resultOf = (
  outcome: Outcome,
  job: Pick<ClaimedJob, 'attempts'>,
  limits: HandlerLimits,
  random: () => number,
): Result => {
  const paceMilliseconds = limits.laneIntervalMilliseconds
  switch (outcome.kind) {
    case 'done': {
      const problem = outcome.note ?? null
      const common = { status: 'done', spent: true, problem, state: null } as const
      return outcome.isWithoutCall ? common : { ...common, paceMilliseconds }
    }
    case 'later': {
      const problem = problemText(outcome.reason)
      return { status: 'waiting', spent: false, laterAt: outcome.at, problem, ...stateOf(outcome) }
    }
    case 'failed': {
      const isLast = job.attempts >= limits.attemptsMax
      const common = {
        spent: true,
        problem: problemText(outcome.reason),
        paceMilliseconds,
        ...stateOf(outcome),
      }
      if (isLast) return { status: 'dead', ...common }
      const delayMilliseconds = backoffMilliseconds(limits.backoff, job.attempts - 1, random)
      return { status: 'waiting', delayMilliseconds, ...common }
    }
    case 'dead':
      return {
        status: 'dead',
        spent: true,
        problem: problemText(outcome.reason),
        paceMilliseconds,
        ...stateOf(outcome),
      }
    default:
      return outcome satisfies never
  }
}

const stateOf = (outcome: { readonly state?: unknown }): { readonly state?: unknown } =>
  outcome.state === undefined ? {} : { state: outcome.state }

const Ended = z.array(z.object({ id: z.coerce.number() }))

const finishing = prepared('select id from delivery.finish($1::jsonb, $2::timestamptz) as ended (id)')

/** Records many results in one statement. Answers the jobs that were still held by the claim that finishes them. */
export const finish = async (
  database: Queryable,
  finished: readonly FinishedJob[],
  now: Instant | null,
): Promise<ReadonlySet<number>> => {
  const { rows } = await database.query(finishing, [JSON.stringify(finished.map(rowOf)), now])
  return new Set(Ended.parse(rows).map(({ id }) => id))
}

const rowOf = ({ job, result }: FinishedJob) => ({
  id: job.id,
  holder: job.holder,
  status: result.status,
  spent: result.spent,
  later_at: result.laterAt,
  delay_ms: result.delayMilliseconds,
  keeps_state: result.state === undefined,
  state: result.state,
  problem: result.problem,
  pace_ms: result.paceMilliseconds,
})
