import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const Waiting = z.object({ kind: z.string(), lateMilliseconds: z.number() })

export type DeliveryHealth = {
  /** Kinds of waiting jobs that this version has no handler for. */
  readonly unknownKinds: readonly string[]
  /** How late the first due job of a known kind is. */
  readonly lateMilliseconds: number
  /** Dead letters, counted up to a limit. */
  readonly deadLetters: number
  /** Timed work whose last run failed. */
  readonly failedSchedule: readonly { readonly name: string; readonly problem: string }[]
}

const Failed = z.object({ name: z.string(), problem: z.string() })

const deadCountedMax = 1_000

/** How delivery is, in the time of a few index look-ups however many jobs wait. */
export const deliveryHealth = async (
  database: Queryable,
  knownKinds: readonly string[],
): Promise<DeliveryHealth> => {
  const [waiting, dead, schedule] = await Promise.all([
    database.query(
      `with recursive kinds as (
         select min(kind) as kind from delivery.jobs where due_at is not null
         union all
         select (select min(j.kind) from delivery.jobs j where j.due_at is not null and j.kind > kinds.kind)
         from kinds where kinds.kind is not null)
       select kinds.kind, extract(epoch from now() - first.due_at)::float8 * 1000 as "lateMilliseconds"
       from kinds cross join lateral (
         select due_at from delivery.jobs j where j.kind = kinds.kind and j.due_at is not null
         order by j.due_at limit 1) first
       where kinds.kind is not null`,
    ),
    database.query(
      `select count(*)::int as count from (select from delivery.jobs where status = 'dead' limit ${deadCountedMax}) dead`,
    ),
    database.query('select name, problem from delivery.schedule where problem is not null order by name'),
  ])
  const rows = z.array(Waiting).parse(waiting.rows)
  const isKnown = ({ kind }: { readonly kind: string }) => knownKinds.includes(kind)
  return {
    unknownKinds: rows.filter(row => !isKnown(row)).map(({ kind }) => kind),
    lateMilliseconds: Math.max(0, ...rows.filter(isKnown).map(row => row.lateMilliseconds)),
    deadLetters: z.object({ count: z.number() }).parse(dead.rows[0]).count,
    failedSchedule: z.array(Failed).parse(schedule.rows),
  }
}
