import { randomUUID } from 'node:crypto'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { holdMilliseconds } from './limits.ts'
import { activeTraceparent } from './traceparent.ts'

/** A job that this process holds. */
const ClaimedJob = z.object({
  id: z.coerce.number(),
  key: z.string(),
  kind: z.string(),
  lane: z.string().nullable(),
  owner: z.string().nullable(),
  payload: z.unknown(),
  state: z.unknown(),
  /** Attempts with this one. */
  attempts: z.number(),
  afterwards: z.enum(['runAgain', 'recall']).nullable(),
  holder: z.string(),
  /** The trace that enqueued it. */
  trace: z.string().nullable(),
})
export type ClaimedJob = z.infer<typeof ClaimedJob>

const ClaimedJobs = z.array(ClaimedJob)

const columns = 'job_id as id, key, kind, lane, owner, payload, state, attempts, afterwards, holder, trace'

const claiming = prepared(
  `select ${columns} from delivery.claim($1::text[], $2::int[], $3, $4, $5, $6::timestamptz)`,
)

/** How many jobs of each kind a process has room for. */
export type Rooms = ReadonlyMap<string, number>

/** Takes the first due jobs of these kinds for this process. */
export const claim = async (
  database: Queryable,
  rooms: Rooms,
  count: number,
  now: Instant | null,
): Promise<readonly ClaimedJob[]> => {
  const { rows } = await database.query(claiming, [
    [...rooms.keys()],
    [...rooms.values()],
    count,
    randomUUID(),
    holdMilliseconds,
    now,
  ])
  return ClaimedJobs.parse(rows).sort((left, right) => left.id - right.id)
}

const receiving = prepared(
  `select ${columns} from delivery.receive_claimed($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9::timestamptz, $10)`,
)

/** Stores a request and the job that processes it, claimed by this process. Nothing where the delivery is known. */
export const receiveClaimed = async (
  database: Queryable,
  request: { readonly source: string; readonly deliveryId: string; readonly body: string },
  job: { readonly key: string; readonly kind: string; readonly payload: unknown },
  now: Instant | null,
): Promise<ClaimedJob | undefined> => {
  const { rows } = await database.query(receiving, [
    request.source,
    request.deliveryId,
    request.body,
    job.key,
    job.kind,
    JSON.stringify(job.payload),
    randomUUID(),
    holdMilliseconds,
    now,
    activeTraceparent(),
  ])
  return ClaimedJob.optional().parse(rows[0])
}

const Wait = z.object({ milliseconds: z.number().nullable() })

const waiting = prepared(
  `select min(extract(epoch from next.due_at - now()) * 1000)::float8 as milliseconds
   from unnest($1::text[]) as known (kind) cross join lateral (
     select j.due_at from delivery.jobs j where j.kind = known.kind and j.due_at is not null
     order by j.due_at limit 1) next`,
)

/** How long until the next job of the known kinds is due; nothing where none waits. */
export const untilNextDue = async (
  database: Queryable,
  kinds: readonly string[],
): Promise<number | undefined> => {
  const { rows } = await database.query(waiting, [kinds])
  return Wait.parse(rows[0]).milliseconds ?? undefined
}

const Held = z.array(z.object({ id: z.coerce.number(), holder: z.string() }))

/** Names a claim of a job: the same job, claimed again later, has another. */
export const claimName = ({ id, holder }: Pick<ClaimedJob, 'id' | 'holder'>): string => `${id} ${holder}`

const renewing = prepared(
  `select renewed_id as id, renewed_claim as holder
   from delivery.renew($1::bigint[], $2::uuid[], $3, $4::timestamptz)`,
)

/** Prolongs holds. Answers the names of the claims that still hold their job. */
export const renew = async (
  database: Queryable,
  jobs: readonly Pick<ClaimedJob, 'id' | 'holder'>[],
  now: Instant | null,
): Promise<ReadonlySet<string>> => {
  const [ids, holders] = [jobs.map(({ id }) => id), jobs.map(({ holder }) => holder)]
  const { rows } = await database.query(renewing, [ids, holders, holdMilliseconds, now])
  return new Set(Held.parse(rows).map(claimName))
}

const keeping = prepared(
  'update delivery.jobs set state = $3::jsonb where job_id = $1 and holder = $2 returning job_id as id',
)

/** Stores what the next attempt must know. Answers whether the job is still this process's. */
export const keepState = async (
  database: Queryable,
  { id, holder }: Pick<ClaimedJob, 'id' | 'holder'>,
  state: unknown,
): Promise<boolean> => {
  const { rows } = await database.query(keeping, [id, holder, JSON.stringify(state)])
  return rows.length === 1
}
