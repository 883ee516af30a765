import { randomUUID } from 'node:crypto'
import { testEventType } from '@laurel/contract/developers/cloudEvent.ts'
import { replayedMax } from '@laurel/contract/developers/webhooks.ts'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import {
  outgoingEventsAfter,
  outgoingPositionBefore,
} from '@laurel/projections/developers/outgoingEvents/queries.ts'
import { outgoingEvents } from '@laurel/projections/developers/outgoingEvents/tables.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRow, readRows } from '@laurel/projections/engine/querying/rows.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { enqueue } from '../../delivery/enqueue.ts'
import { newDeliveryJob } from './deliveryJob.ts'
import { WebhookRow, webhookColumns } from './webhookRows.ts'

const batchMax = 200
/** A webhook with so many waiting deliveries gets no more until some are made. */
const waitingMax = 1_000
const webhooksAtOnceMax = 100

/** Turns new events into deliveries, each exactly once per webhook. Answers how many. */
export const oweDeliveries = async (database: Pool, now: Instant): Promise<number> => {
  const behind = await readRows(
    database,
    z.object({ webhookId: z.string() }),
    `select w.webhook_id as "webhookId" from developers.webhooks w
     where w.disabled_reason is null
       and exists (select from ${outgoingEvents.live} e
         where e.team_id = w.team_id and e.position > w.position and e.type = any (w.types))
       and (select count(*) from developers.deliveries d
         where d.webhook_id = w.webhook_id and d.state = 'waiting') < ${waitingMax}
     limit ${webhooksAtOnceMax}`,
    [],
  )
  let owed = 0
  for (const { webhookId } of behind)
    owed += await inTransaction(database, client => oweOf(client, webhookId, now))
  return owed
}

const oweOf = async (database: Queryable, webhookId: string, now: Instant): Promise<number> => {
  // Another process may be at it.
  const webhook = await readRow(
    database,
    WebhookRow,
    `select ${webhookColumns('w')} from developers.webhooks w
     where w.webhook_id = $1 and w.disabled_reason is null for update skip locked`,
    [webhookId],
  )
  if (!webhook) return 0
  const events = await outgoingEventsAfter(
    database,
    webhook.teamId,
    webhook.position,
    webhook.types,
    batchMax,
  )
  const last = events.at(-1)
  if (!last) return 0
  await addDeliveries(database, webhook, events, now)
  await database.query('update developers.webhooks set position = $2 where webhook_id = $1', [
    webhookId,
    last.position,
  ])
  return events.length
}

type Owed = { readonly position: number | null; readonly eventId: string; readonly type: string }

const addDeliveries = async (
  database: Queryable,
  { webhookId, teamId }: { readonly webhookId: string; readonly teamId: TeamId },
  events: readonly Owed[],
  now: Instant,
  isReplay = false,
): Promise<void> => {
  const owed = events.map(event => ({ ...event, deliveryId: randomUUID() }))
  await database.query(
    `insert into developers.deliveries
       (delivery_id, webhook_id, team_id, position, event_id, type, is_replay, created_at, next_attempt_at)
     select d.id, $1, $2, d.position, d.event_id, d.type, $3, $4, $4
     from unnest($5::uuid[], $6::bigint[], $7::uuid[], $8::text[]) as d (id, position, event_id, type)`,
    [
      webhookId,
      teamId,
      isReplay,
      now,
      owed.map(({ deliveryId }) => deliveryId),
      owed.map(({ position }) => position),
      owed.map(({ eventId }) => eventId),
      owed.map(({ type }) => type),
    ],
  )
  const jobs = owed.map(({ deliveryId, position }) =>
    newDeliveryJob({ deliveryId, webhookId, teamId, position }),
  )
  await enqueue(database, jobs, now)
}

type Target = { readonly webhookId: string; readonly teamId: TeamId }

/** Sends a test event, which is not in the log. */
export const oweTest = (database: Pool, target: Target, now: Instant): Promise<void> =>
  inTransaction(database, client =>
    addDeliveries(client, target, [{ position: null, eventId: randomUUID(), type: testEventType }], now),
  )

/** Sends recorded events again. Answers how many; `tooMany` where they are more than one replay takes. */
export const oweReplay = (
  database: Pool,
  target: Target,
  { since, types }: { readonly since: Instant; readonly types: readonly OutgoingEventType[] },
  now: Instant,
): Promise<number | 'tooMany'> =>
  inTransaction(database, async client => {
    const from = await outgoingPositionBefore(client, target.teamId, since)
    const events = await outgoingEventsAfter(client, target.teamId, from, types, replayedMax + 1)
    if (events.length > replayedMax) return 'tooMany'
    await addDeliveries(client, target, events, now, true)
    return events.length
  })
