import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { NewJob } from './job.ts'
import { enqueuedAtOnceMax, keyCharactersMax, laneCharactersMax, payloadCharactersMax } from './limits.ts'
import { activeTraceparent } from './traceparent.ts'

const Enqueued = z.array(z.object({ key: z.string() }))

const statement = prepared('select new_key as key from delivery.enqueue($1::jsonb, $2::timestamptz)')

/**
 * Enqueues jobs, in the caller's transaction where `database` is in one: they exist with its commit, which also wakes
 * the runners. Answers the keys that are new. `now` is the database's own time unless given.
 */
export const enqueue = async (
  database: Queryable,
  jobs: readonly NewJob[],
  now?: Instant,
): Promise<readonly string[]> => {
  if (jobs.length === 0) return []
  if (jobs.length > enqueuedAtOnceMax)
    throw new RangeError(`Enqueue at most ${enqueuedAtOnceMax} jobs at once, not ${jobs.length}.`)
  const { rows } = await database.query(statement, [
    JSON.stringify(jobs.map(rowOf(activeTraceparent()))),
    now ?? null,
  ])
  return Enqueued.parse(rows).map(({ key }) => key)
}

const rowOf =
  (trace: string | null) =>
  ({ key, kind, lane, owner, payload, notBefore }: NewJob) => {
    const isTooLong = key.length > keyCharactersMax || (lane?.length ?? 0) > laneCharactersMax
    if (key === '' || lane === '' || isTooLong)
      throw new RangeError(`The key or the lane of a job ${kind} is empty or too long: ${key.slice(0, 100)}`)
    if (JSON.stringify(payload).length > payloadCharactersMax)
      throw new RangeError(`The payload of ${key} is longer than ${payloadCharactersMax} characters.`)
    return { key, kind, lane, owner, payload, not_before: notBefore, trace }
  }
