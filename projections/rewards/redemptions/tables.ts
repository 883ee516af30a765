import { DeclineReason, Funding, RedemptionType } from '@laurel/ledger/rewards/redemptions/events.ts'
import { instant, oneOf, personal, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/** `REQUESTED` until the points are taken; then the life a person sees. */
export const redemptionStatuses = ['REQUESTED', 'PENDING', 'COMPLETE', 'CANCELLED', 'DECLINED'] as const

/** Points that become, or became, a reward. */
export const redemptions = defineTable({
  readModel: 'redemptions',
  name: 'redemptions',
  columns: {
    teamId: uuid,
    redemptionId: uuid,
    memberId: uuid,
    redemptionType: oneOf(RedemptionType.options),
    funding: oneOf(Funding.options),
    rewardId: uuid,
    rewardName: text,
    rewardEmoji: text,
    points: whole,
    status: oneOf(redemptionStatuses),
    requestedAt: instant,
    /** When it was completed, cancelled or declined. */
    settledAt: instant.nullable(),
    /** The member who completed it; null if the system did, or while it is open. */
    approvedBy: text.nullable(),
    declineReason: oneOf(DeclineReason.options).nullable(),
    cancelReason: personal(text.nullable()),
  },
  key: ['teamId', 'redemptionId'],
  indexes: [
    'team_id, member_id, requested_at',
    'team_id, status, requested_at',
    'team_id, requested_at',
    'team_id, points, requested_at',
    'team_id, lower(reward_name), requested_at',
    'using gin (team_id, reward_name gin_trgm_ops)',
  ],
})
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
})
export type RedemptionMoveRow = TableRow<typeof redemptionMoves>
