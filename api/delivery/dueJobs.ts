import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

export type DueJobs = {
  readonly kind: string
  /** How many wait for a worker, counted up to a limit. */
  readonly count: number
  /** How long the first of them has waited. */
  readonly lateMilliseconds: number
}

const Rows = z.array(z.object({ kind: z.string(), count: z.number(), lateMilliseconds: z.number() }))

const countedMax = 1_000

/** The jobs that are due, by kind; a kind without any is left out. Costs a few index look-ups however many wait. */
export const dueJobs = async (database: Queryable): Promise<readonly DueJobs[]> => {
  const { rows } = await database.query(
    `with recursive kinds as (
       select min(kind) as kind from delivery.jobs where due_at is not null
       union all
       select (select min(j.kind) from delivery.jobs j where j.due_at is not null and j.kind > kinds.kind)
       from kinds where kinds.kind is not null)
     select kinds.kind, due.count::int as count, extract(epoch from now() - due.first_at)::float8 * 1000 as "lateMilliseconds"
     from kinds cross join lateral (
       select count(*) as count, min(first.due_at) as first_at from (
         select j.due_at from delivery.jobs j where j.kind = kinds.kind and j.due_at <= now()
         order by j.due_at limit ${countedMax}) first) due
     where kinds.kind is not null and due.count > 0
     order by kinds.kind limit 200`,
  )
  return Rows.parse(rows)
}
