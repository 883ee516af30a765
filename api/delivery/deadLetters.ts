import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { deadLettersMax } from './limits.ts'

/** A job that is not tried any more until a person asks for it, with the reason. */
const DeadLetter = z.object({
  key: z.string(),
  kind: z.string(),
  owner: z.string().nullable(),
  payload: z.unknown(),
  attempts: z.number(),
  problem: z.string().nullable(),
  diedAt: z.date().transform(date => date.toISOString()),
})
export type DeadLetter = z.output<typeof DeadLetter>

/** Which dead letters are meant; what is left out does not narrow. */
export type DeadLetterFilter = {
  readonly owner?: string
  readonly kinds?: readonly string[]
  readonly keys?: readonly string[]
}

const matching = `status = 'dead' and ($1::text is null or owner = $1)
  and ($2::text[] is null or kind = any ($2)) and ($3::text[] is null or key = any ($3))`

const valuesOf = ({ owner, kinds, keys }: DeadLetterFilter) => [owner ?? null, kinds ?? null, keys ?? null]

/** The oldest dead letters. */
export const deadLetters = async (
  database: Queryable,
  filter: DeadLetterFilter,
  limit: number = deadLettersMax,
): Promise<readonly DeadLetter[]> => {
  const { rows } = await database.query(
    `select key, kind, owner, payload, attempts, problem, ended_at as "diedAt"
     from delivery.jobs where ${matching} order by job_id limit $4`,
    [...valuesOf(filter), Math.min(limit, deadLettersMax)],
  )
  return z.array(DeadLetter).parse(rows)
}

/** Has dead letters tried again, first in their lanes. Answers how many. */
export const retryDeadLetters = async (
  database: Queryable,
  filter: DeadLetterFilter,
  now?: Instant,
): Promise<number> => {
  const { rows } = await database.query(
    `select * from delivery.revive(
       array(select job_id from delivery.jobs where ${matching}), false, $4::timestamptz)`,
    [...valuesOf(filter), now ?? null],
  )
  return rows.length
}

/** Takes dead letters off the list for good. Answers how many. */
export const dismissDeadLetters = async (database: Queryable, filter: DeadLetterFilter): Promise<number> => {
  const { rows } = await database.query(
    `update delivery.jobs set status = 'recalled' where ${matching} returning job_id`,
    valuesOf(filter),
  )
  return rows.length
}
