import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { problemText } from './problemText.ts'
import { repeat } from './repeat.ts'

/**
 * Work that time makes due. A run looks for what is due by now and keys it by what it is for ("birthday of m7 in
 * 2026"), as a command id or as the key of a job: running late, twice or after a week of downtime changes nothing.
 */
export type TimedWork = {
  readonly name: string
  readonly everyMilliseconds: number
  /** Ends early, and without harm, when the signal is aborted. */
  run(now: Date, signal: AbortSignal): Promise<void>
}

export type ScheduleSurroundings = {
  readonly database: Queryable
  readonly work: readonly TimedWork[]
  readonly now: () => Date
  /** Called when a run failed; the next one comes sooner. */
  readonly onError: (error: unknown, name: string) => void
  readonly signal: AbortSignal
  /** After a failure, work with a slower pace runs again after this time. */
  readonly retryMilliseconds?: number
}

const usualRetryMilliseconds = 5 * 60_000

/**
 * Runs timed work, each at once and then at its own pace, until the signal. Resolves when nothing runs any more. One
 * process leads it (`holdLeadership`).
 */
export const runSchedule = async (surroundings: ScheduleSurroundings): Promise<void> => {
  const { work, onError, signal, retryMilliseconds = usualRetryMilliseconds } = surroundings
  await Promise.all(
    work.map(item =>
      repeat({
        everyMilliseconds: item.everyMilliseconds,
        retryMilliseconds,
        work: () => runOnce(surroundings, item),
        onError: error => onError(error, item.name),
        signal,
      }),
    ),
  )
}

const runOnce = async (
  { database, now, onError, signal }: ScheduleSurroundings,
  item: TimedWork,
): Promise<void> => {
  const note = (problem: string | null) =>
    database.query(
      `insert into delivery.schedule (name, last_run_at, problem) values ($1, $2, $3)
       on conflict (name) do update set last_run_at = excluded.last_run_at, problem = excluded.problem`,
      [item.name, instantOf(now()), problem],
    )
  try {
    await item.run(now(), signal)
  } catch (error) {
    await note(problemText(error)).catch((failure: unknown) => onError(failure, item.name))
    throw error
  }
  await note(null)
}
