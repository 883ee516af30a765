import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { purgedAtOnceMax, rememberedMilliseconds } from './limits.ts'

export const timeEveryMilliseconds = 5_000
export const purgeEveryMilliseconds = 60 * 60 * 1_000

const Shift = z.object({ milliseconds: z.number() })

/**
 * Notes the time, so that a clock that is set back holds nothing up: what waits for a time that had been noted comes
 * as much earlier. Answers by how much the clock was set back.
 */
export const noteTime = async (database: Queryable, now: Instant | null): Promise<number> => {
  const { rows } = await database.query('select delivery.note_time($1::timestamptz) as milliseconds', [now])
  return Shift.parse(rows[0]).milliseconds
}

/** What is deleted once it is older than the limit. Dead letters stay until a person has dealt with them. */
const expired = [
  `delete from delivery.jobs where job_id in (
     select job_id from delivery.jobs where status in ('done', 'recalled') and ended_at < $1
     order by ended_at limit $2) returning 1`,
  `delete from delivery.inbox where (source, delivery_id) in (
     select source, delivery_id from delivery.inbox where received_at < $1 order by received_at limit $2) returning 1`,
  `delete from delivery.lanes where lane in (
     select lane from delivery.lanes where head_id is null and used_at < $1 limit $2
     for update skip locked) returning 1`,
] as const

const Moment = z.object({ moment: z.date() })

/** Deletes what ended long ago, a bounded number of rows at a time. */
export const purge = async (
  database: Queryable,
  now: Instant | null,
  signal: AbortSignal,
): Promise<number> => {
  const { rows } = await database.query('select coalesce($1::timestamptz, now()) as moment', [now])
  const before = addMilliseconds(Moment.parse(rows[0]).moment.toISOString(), -rememberedMilliseconds)
  let count = 0
  for (const statement of expired) {
    for (let deleted = purgedAtOnceMax; deleted === purgedAtOnceMax && !signal.aborted; count += deleted)
      deleted = (await database.query(statement, [before, purgedAtOnceMax])).rows.length
  }
  return count
}
