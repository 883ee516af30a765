import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { type ClaimedJob, receiveClaimed } from './claim.ts'
import { type HandlerLimits, handle, type JobHandler } from './handler.ts'
import { defineJob } from './job.ts'
import { inboxBodyCharactersMax, keyCharactersMax } from './limits.ts'
import type { Outcome } from './outcome.ts'
import { activeTraceparent } from './traceparent.ts'

/** A request as it came in. */
export type Received = {
  /** The sender's own id of the delivery; a repeat carries it again. */
  readonly deliveryId: string
  /** Sealed where it holds personal data. */
  readonly body: string
  readonly owner?: string
  /** Deliveries of one lane are processed in the order in which they came. */
  readonly lane?: string
}

const jobOf = (source: string) =>
  defineJob({ name: `inbox.${source}`, payload: z.strictObject({ deliveryId: z.string() }) })

const receiving = prepared(
  `with received as (
     insert into delivery.inbox (source, delivery_id, body, received_at) values ($1, $2, $3, now())
     on conflict do nothing returning $4::jsonb as jobs)
   select e.new_key from received cross join lateral delivery.enqueue(received.jobs, null) e`,
)

/**
 * Stores a request and the job that processes it. Acknowledge the request afterwards. Answers `duplicate` where the
 * delivery is known: it has been processed, or will be.
 */
export const receive = async (
  database: Queryable,
  source: string,
  { deliveryId, body, owner, lane }: Received,
): Promise<'new' | 'duplicate'> => {
  refuseTooLong(source, body)
  const key = keyOf(source, deliveryId)
  const { name } = jobOf(source)
  const { rows } = await database.query(receiving, [
    source,
    deliveryId,
    body,
    JSON.stringify([{ key, kind: name, owner, lane, payload: { deliveryId }, trace: activeTraceparent() }]),
  ])
  return rows.length === 1 ? 'new' : 'duplicate'
}

/**
 * Like `receive`, for work that can't wait for its turn: the caller gives the claimed job to `runner.runClaimed` at
 * once. If the process dies, another one runs it after the hold.
 */
export const receiveNow = async (
  database: Queryable,
  source: string,
  { deliveryId, body }: Pick<Received, 'deliveryId' | 'body'>,
): Promise<ClaimedJob | 'duplicate'> => {
  refuseTooLong(source, body)
  const job = { key: keyOf(source, deliveryId), kind: jobOf(source).name, payload: { deliveryId } }
  return (await receiveClaimed(database, { source, deliveryId, body }, job, null)) ?? 'duplicate'
}

const refuseTooLong = (source: string, body: string): void => {
  if (body.length > inboxBodyCharactersMax)
    throw new RangeError(`A request of ${source} is longer than ${inboxBodyCharactersMax} characters.`)
}

const keyOf = (source: string, deliveryId: string): string => {
  const key = `inbox.${source}.${deliveryId}`
  if (deliveryId === '' || key.length > keyCharactersMax)
    throw new RangeError(`A delivery of ${source} has no id, or one that is too long.`)
  return key
}

const Row = z.object({
  body: z.string().nullable(),
  receivedAt: z.date().transform(date => date.toISOString()),
})

export type Delivery = {
  readonly deliveryId: string
  readonly body: string
  readonly receivedAt: string
  readonly attempt: number
  readonly signal: AbortSignal
}

/** Processes what a source delivered. The body is deleted afterwards; the id stays, to recognise a duplicate. */
export const handleInbox = (
  database: Queryable,
  source: string,
  process: (delivery: Delivery) => Promise<Outcome>,
  limits: Partial<HandlerLimits> = {},
): JobHandler =>
  handle(
    jobOf(source),
    async ({ payload: { deliveryId }, number, signal }) => {
      const { rows } = await database.query(
        'select body, received_at as "receivedAt" from delivery.inbox where source = $1 and delivery_id = $2',
        [source, deliveryId],
      )
      const { body, receivedAt } = Row.optional().parse(rows[0]) ?? { body: null, receivedAt: '' }
      if (body === null) return { kind: 'done', note: 'The request was processed before.' }
      const outcome = await process({ deliveryId, body, receivedAt, attempt: number, signal })
      if (outcome.kind === 'done')
        await database.query(
          'update delivery.inbox set body = null, processed_at = now() where source = $1 and delivery_id = $2',
          [source, deliveryId],
        )
      return outcome
    },
    limits,
  )
