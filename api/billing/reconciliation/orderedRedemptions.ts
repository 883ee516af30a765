import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { redemptions } from '@laurel/projections/rewards/redemptions/tables.ts'
import { z } from 'zod'
import type { OrderedRedemption } from './compareOrders.ts'
import type { Period } from './paymentsOfProvider.ts'

const Row = z.object({
  teamId: z.string(),
  redemptionId: z.string(),
  vendor: z.string(),
  handle: z.string(),
  vendorOrderId: z.string().nullable(),
  status: z.enum(['PENDING', 'PROCESSING', 'COMPLETE', 'CANCELLED', 'RETURNED']),
  cents: z.coerce.number(),
  at: z.date().transform(date => date.toISOString()),
})

const ordered = prepared(`
  select r.team_id as "teamId", r.redemption_id as "redemptionId", r.vendor, r.order_handle as handle,
    r.vendor_order_id as "vendorOrderId", r.status, r.points as cents, r.ordered_at as at
  from ${redemptions.live} r
  where r.ordered_at >= $1 and r.ordered_at < $2 and r.order_handle is not null
    and r.status in ('PENDING', 'PROCESSING', 'COMPLETE', 'CANCELLED', 'RETURNED')
  order by r.ordered_at, r.redemption_id`)

/** The redemptions that vendors were asked for in a period. */
export const orderedRedemptions = async (
  database: Queryable,
  { from, until }: Period,
): Promise<readonly OrderedRedemption[]> =>
  z.array(Row).parse((await database.query(ordered, [from, until])).rows)
