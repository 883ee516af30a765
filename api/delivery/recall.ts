import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const Recalled = z.array(z.object({ key: z.string(), wasRunning: z.boolean() }))

/**
 * Withdraws jobs that wait; their lanes go on. The attempt of a running one goes on and is its last, whatever its
 * outcome. Jobs that have ended are left alone; `untried` leaves those alone, too, that an attempt was made at. Answers
 * what was withdrawn.
 */
export const recall = async (
  database: Queryable,
  keys: readonly string[],
  now?: Instant,
  which: 'untried' | 'all' = 'all',
): Promise<z.infer<typeof Recalled>> => {
  const { rows } = await database.query(
    `select recalled_key as key, was_running as "wasRunning" from delivery.recall($1::text[], $2, $3::timestamptz)`,
    [keys, which === 'untried', now ?? null],
  )
  return Recalled.parse(rows)
}
