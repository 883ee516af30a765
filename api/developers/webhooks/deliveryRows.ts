import { testEventType } from '@laurel/contract/developers/cloudEvent.ts'
import { attemptsShownMax, DeliveryState } from '@laurel/contract/developers/webhookDeliveries.ts'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '@laurel/projections/engine/querying/page.ts'
import { createParameters } from '@laurel/projections/engine/querying/parameters.ts'
import { readRow, readRows } from '@laurel/projections/engine/querying/rows.ts'
import { z } from 'zod'

const instant = z.date().transform(date => date.toISOString())

export const DeliveryRow = z.object({
  deliveryId: z.string(),
  webhookId: z.string(),
  teamId: TeamId,
  position: z.coerce.number().nullable(),
  eventId: z.string(),
  type: z.union([OutgoingEventType, z.literal(testEventType)]),
  isReplay: z.boolean(),
  state: DeliveryState,
  attempts: z.coerce.number(),
  /** Those before its pauses began again. */
  attemptsBefore: z.coerce.number(),
  createdAt: instant,
  lastAttemptAt: instant.nullable(),
  nextAttemptAt: instant.nullable(),
  responseStatus: z.number().nullable(),
  problem: z.string().nullable(),
})
export type DeliveryRow = z.output<typeof DeliveryRow>

const columns = Object.keys(DeliveryRow.shape)
  .map(name => `d.${name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)} as "${name}"`)
  .join(', ')

/** A delivery by its id alone, for its job. */
export const deliveryWith = (database: Queryable, deliveryId: string): Promise<DeliveryRow | null> =>
  readRow(database, DeliveryRow, `select ${columns} from developers.deliveries d where d.delivery_id = $1`, [
    deliveryId,
  ])

export const deliveryOf = async (
  database: Queryable,
  teamId: TeamId,
  deliveryId: string,
): Promise<DeliveryRow | null> => {
  const delivery = await deliveryWith(database, deliveryId)
  return delivery?.teamId === teamId ? delivery : null
}

export type DeliveryListRequest = ListRequest<'createdAt'> & {
  readonly webhookId?: string | undefined
  readonly state?: DeliveryState | undefined
}

/** The deliveries of a team, the newest first. */
export const listDeliveries = (
  database: Queryable,
  teamId: TeamId,
  request: DeliveryListRequest,
): Promise<Page<DeliveryRow>> => {
  const { webhookId, state } = request
  const parameters = createParameters(teamId)
  const conditions = ['d.team_id = $1']
  if (webhookId) conditions.push(`d.webhook_id = ${parameters.bind(webhookId)}`)
  if (state) conditions.push(`d.state = ${parameters.bind(state)}`)
  return readPage(database, {
    schema: DeliveryRow,
    select: columns,
    from: 'developers.deliveries d',
    conditions,
    parameters,
    request,
    sortFields: { createdAt: 'd.created_at' },
    defaultOrder: ['d.created_at', 'DESC'],
    tieBreak: ['d.delivery_id'],
  })
}

const AttemptRow = z.object({
  number: z.coerce.number(),
  at: instant,
  status: z.number().nullable(),
  milliseconds: z.coerce.number(),
  problem: z.string().nullable(),
  answer: z.string(),
})
export type AttemptRow = z.output<typeof AttemptRow>

/** The attempts at a delivery, the last ones first. */
export const attemptsOf = (database: Queryable, deliveryId: string): Promise<AttemptRow[]> =>
  readRows(
    database,
    AttemptRow,
    `select number, at, status, milliseconds, problem, answer from developers.attempts
     where delivery_id = $1 order by number desc limit ${attemptsShownMax}`,
    [deliveryId],
  )

const keptMilliseconds = 30 * 24 * 60 * 60 * 1000
const purgedAtOnceMax = 10_000

/** Forgets what was sent a month ago. */
export const purgeDeliveries = async (database: Queryable, now: Instant): Promise<void> => {
  const before = new Date(Date.parse(now) - keptMilliseconds).toISOString()
  await database.query(
    `delete from developers.deliveries where delivery_id in (
       select delivery_id from developers.deliveries
       where created_at < $1 and state <> 'waiting' limit ${purgedAtOnceMax})`,
    [before],
  )
}
