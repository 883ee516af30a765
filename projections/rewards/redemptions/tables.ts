import { HoldReason, OrderSummary } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { DeclineReason, Funding, RedemptionType } from '@laurel/ledger/rewards/redemptions/events.ts'
import { lifeStatuses } from '@laurel/ledger/rewards/redemptions/lifeCycle.ts'
import { flag, instant, objectOf, oneOf, personal, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/** `REQUESTED` until the points are taken; then the life a person sees. */
export const redemptionStatuses = ['REQUESTED', ...lifeStatuses, 'DECLINED'] as const

/** Points that become, or became, a reward. */
export const redemptions = defineTable({
  readModel: 'redemptions',
  name: 'redemptions',
  columns: {
    teamId: uuid,
    redemptionId: uuid,
    /** Names the redemptions that were made together. */
    groupId: uuid,
    memberId: uuid,
    redemptionType: oneOf(RedemptionType.options),
    funding: oneOf(Funding.options),
    rewardId: uuid,
    rewardName: text,
    rewardEmoji: text,
    points: whole,
    status: oneOf(redemptionStatuses),
    requestedAt: instant,
    /** When it was completed, cancelled, returned or declined. */
    settledAt: instant.nullable(),
    /** The member who completed it; null if the system did, or while it is open. */
    approvedBy: text.nullable(),
    declineReason: oneOf(DeclineReason.options).nullable(),
    /** Why it was cancelled or returned. */
    cancelReason: personal(text.nullable()),
    /** What was ordered, without the person; null for a reward that the company hands over itself. */
    orderSummary: objectOf(OrderSummary).nullable(),
    /** Why it waits for a review; null if it does not. */
    hold: oneOf(HoldReason.options).nullable(),
    /** The vendor that was asked for it, from the first call on. */
    vendor: text.nullable(),
    /** The name under which the vendor was asked. */
    orderHandle: text.nullable(),
    /** The vendor's own id of the order, once it has accepted it. */
    vendorOrderId: text.nullable(),
    orderedAt: instant.nullable(),
    /** Codes or links arrived; they are read from the log, one redemption at a time. */
    hasDelivery: flag,
  },
  key: ['teamId', 'redemptionId'],
  indexes: [
    'team_id, member_id, requested_at',
    'team_id, status, requested_at',
    'team_id, requested_at',
    'team_id, points, requested_at',
    'team_id, lower(reward_name), requested_at',
    'using gin (team_id, reward_name gin_trgm_ops)',
    'team_id, group_id',
    'using btree (team_id, order_handle) where order_handle is not null',
    // What vendors were asked for on a day.
    'using btree (ordered_at) where ordered_at is not null',
    'using btree (team_id, vendor_order_id) where vendor_order_id is not null',
    // Redemptions that wait for a person are few.
    'using btree (team_id, requested_at) where hold is not null',
    // So are open ones, beside those that are settled.
    'using btree (team_id, redemption_type, requested_at) where settled_at is null',
    'using btree (team_id, vendor, requested_at) where settled_at is null and vendor is not null',
    "using btree (team_id) where status = 'PENDING' and funding = 'none'",
  ],
})

/** The parcels of redemptions. */
export const redemptionParcels = defineTable({
  readModel: 'redemptions',
  name: 'redemptionParcels',
  columns: {
    teamId: uuid,
    redemptionId: uuid,
    position: whole,
    carrier: text.nullable(),
    trackingNumber: personal(text),
    shippedAt: instant,
  },
  key: ['teamId', 'redemptionId', 'position'],
})
export type RedemptionParcelRow = TableRow<typeof redemptionParcels>

/** Each move of a redemption: its status, instant and actor. */
export const redemptionMoves = defineTable({
  readModel: 'redemptions',
  name: 'redemptionMoves',
  columns: {
    teamId: uuid,
    redemptionId: uuid,
    position: whole,
    eventId: uuid,
    status: oneOf(redemptionStatuses),
    movedAt: instant,
    recordedAt: instant,
    actorKind: oneOf(['member', 'system']),
    actorId: text,
    reason: personal(text.nullable()),
  },
  key: ['teamId', 'redemptionId', 'position'],
  // Few moves have one, and the retention of texts looks for the oldest.
  indexes: ['using btree (team_id, moved_at) where reason is not null'],
})
export type RedemptionMoveRow = TableRow<typeof redemptionMoves>
