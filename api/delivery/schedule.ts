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
  /** Called when a run failed; the next one comes at its time. */
  readonly onError: (error: unknown, name: string) => void
  readonly signal: AbortSignal
}

/**
 * Runs timed work, each at once and then at its own pace, until the signal. Resolves when nothing runs any more. One
 * process leads it (`holdLeadership`).
 */
export const runSchedule = async (surroundings: ScheduleSurroundings): Promise<void> => {
  const { work, onError, signal } = surroundings
  await Promise.all(
    work.map(item =>
      repeat({
        everyMilliseconds: item.everyMilliseconds,
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
  let problem: string | null = null
  try {
    await item.run(now(), signal)
  } catch (error) {
    problem = problemText(error)
    onError(error, item.name)
  }
  await database.query(
    `insert into delivery.schedule (name, last_run_at, problem) values ($1, $2, $3)
     on conflict (name) do update set last_run_at = excluded.last_run_at, problem = excluded.problem`,
    [item.name, instantOf(now()), problem],
  )
}
