import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'

/**
 * Makes jobs due again with all attempts ahead of them, in their old place in the lane: ended, dead and waiting ones
 * now, a running one at once after its attempt, whatever its outcome. `waiting` leaves ended and dead ones alone.
 * Answers how many there are.
 */
export const runAgain = async (
  database: Queryable,
  keys: readonly string[],
  now?: Instant,
  which: 'waiting' | 'all' = 'all',
): Promise<number> => {
  const { rows } = await database.query(
    `select * from delivery.revive(
       array(select job_id from delivery.jobs where key = any ($1::text[]) and ($2 or status = 'waiting')),
       true, $3::timestamptz)`,
    [keys, which === 'all', now ?? null],
  )
  return rows.length
}

/** Makes the waiting jobs of an owner due now, for instance when a partner is connected again. */
export const wakeJobsOf = async (
  database: Queryable,
  owner: string,
  kinds: readonly string[],
  now?: Instant,
): Promise<number> => {
  const { rows } = await database.query(
    `select * from delivery.revive(
       array(select job_id from delivery.jobs
         where owner = $1 and kind = any ($2::text[]) and status = 'waiting' and holder is null),
       false, $3::timestamptz)`,
    [owner, kinds, now ?? null],
  )
  return rows.length
}
