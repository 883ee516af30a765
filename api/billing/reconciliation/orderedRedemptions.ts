import type { RedemptionId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { RedemptionType } from '@laurel/ledger/rewards/redemptions/events.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRow, readRows } from '@laurel/projections/engine/querying/rows.ts'
import { redemptions } from '@laurel/projections/rewards/redemptions/tables.ts'
import { z } from 'zod'
import type { OrderedRedemption } from './compareOrders.ts'
import { doubtedMax } from './exceptionRows.ts'
import type { Period } from './paymentsOfProvider.ts'

const Row = z.object({
  teamId: z.string(),
  redemptionId: z.string(),
  redemptionType: RedemptionType,
  vendor: z.string(),
  handle: z.string(),
  vendorOrderId: z.string().nullable(),
  status: z.enum(['PENDING', 'PROCESSING', 'COMPLETE', 'CANCELLED', 'RETURNED']),
  cents: z.coerce.number(),
  at: z.date().transform(date => date.toISOString()),
})

const ordered = `
  select r.team_id as "teamId", r.redemption_id as "redemptionId", r.redemption_type as "redemptionType",
    r.vendor, r.order_handle as handle,
    r.vendor_order_id as "vendorOrderId", r.status, r.points as cents, r.ordered_at as at
  from ${redemptions.live} r
  where r.order_handle is not null and r.ordered_at is not null
    and r.status in ('PENDING', 'PROCESSING', 'COMPLETE', 'CANCELLED', 'RETURNED')`

const ofPeriod = prepared(`${ordered} and r.ordered_at >= $1 and r.ordered_at < $2
  order by r.ordered_at, r.redemption_id`)

/** The redemptions that vendors were asked for in a period. */
export const orderedRedemptions = (
  database: Queryable,
  { from, until }: Period,
): Promise<readonly OrderedRedemption[]> => readRows(database, Row, ofPeriod, [from, until])

const payoutsOfPeriod = prepared(`${ordered} and r.ordered_at >= $1 and r.ordered_at < $2
    and r.redemption_type = 'PAYPAL'
  order by r.ordered_at, r.redemption_id`)

/** The payouts of them. */
export const orderedPayouts = (
  database: Queryable,
  { from, until }: Period,
): Promise<readonly OrderedRedemption[]> => readRows(database, Row, payoutsOfPeriod, [from, until])

const doubted = prepared(`${ordered} and (r.team_id, r.redemption_id) in (
    select e.team_id, e.subject::uuid from billing.exceptions e
    where e.state = 'open' and e.kind in ('order.status', 'order.unknown')
    order by e.checked_at, e.exception_id limit ${doubtedMax})
  order by r.ordered_at, r.redemption_id`)

/** Those of any time that differed in earlier runs and are not decided. */
export const doubtedRedemptions = (database: Queryable): Promise<readonly OrderedRedemption[]> =>
  readRows(database, Row, doubted, [])

const byId = prepared(`${ordered} and r.team_id = $1 and r.redemption_id = $2`)

export const orderedRedemption = async (
  database: Queryable,
  teamId: TeamId,
  redemptionId: RedemptionId,
): Promise<OrderedRedemption | undefined> =>
  (await readRow(database, Row, byId, [teamId, redemptionId])) ?? undefined
