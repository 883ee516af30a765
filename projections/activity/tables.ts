import { RedemptionType } from '@laurel/ledger/redemptions/events.ts'
import { adjustableAccounts } from '@laurel/ledger/values/account.ts'
import { Attachment } from '@laurel/ledger/values/attachment.ts'
import { flag, instant, listOf, objectOf, oneOf, text, uuid, whole } from '../columns.ts'
import { redemptionStatuses } from '../redemptions/tables.ts'
import { defineTable, type TableRow } from '../table.ts'

export const activityKinds = [
  'shoutout',
  'award',
  'birthday',
  'anniversary',
  'newHire',
  'adjustment',
  'redemption',
] as const

/**
 * What happened in a team, newest first: one row per shoutout, award, celebration, adjustment or redemption. `memberId`
 * is who did it: the giver, the member who redeems; for a celebration the member who is celebrated, for an adjustment
 * the member whose points were adjusted.
 */
export const activities = defineTable({
  readModel: 'activity',
  name: 'activities',
  columns: {
    teamId: uuid,
    activityId: uuid,
    kind: oneOf(activityKinds),
    occurredAt: instant,
    recordedAt: instant,
    position: whole,
    memberId: uuid,
    recipientIds: listOf(uuid),
    pointsEach: whole,
    /** The whole amount: given, redeemed, or (signed) adjusted. */
    points: whole,
    channelId: uuid.nullable(),
    value: text.nullable(),
    /** What the giver wrote, or the reason of an adjustment. */
    message: text,
    /** The picture that came with the words. */
    attachment: objectOf(Attachment).nullable(),
    awardId: uuid.nullable(),
    awardName: text.nullable(),
    /** Full years with the company on an anniversary. */
    years: whole.nullable(),
    /** Known to those it is about and to administrators alone. */
    isPrivate: flag,
    isRecalled: flag,
    recalledAt: instant.nullable(),
    recallReason: text.nullable(),
    account: oneOf(adjustableAccounts).nullable(),
    redemptionType: oneOf(RedemptionType.options).nullable(),
    redemptionStatus: oneOf(redemptionStatuses).nullable(),
    rewardName: text.nullable(),
    rewardEmoji: text.nullable(),
  },
  key: ['teamId', 'activityId'],
  indexes: [
    'team_id, occurred_at',
    'team_id, member_id, occurred_at',
    // Of the kinds that are rare among shoutouts.
    "using btree (team_id, kind, occurred_at) where kind <> 'shoutout'",
  ],
})
export type ActivityRow = TableRow<typeof activities>

/** One row per shoutout and recipient. */
export const recognitions = defineTable({
  readModel: 'activity',
  name: 'recognitions',
  columns: {
    teamId: uuid,
    activityId: uuid,
    recipientId: uuid,
    giverId: uuid,
    channelId: uuid.nullable(),
    value: text.nullable(),
    points: whole,
    occurredAt: instant,
    isRecalled: flag,
  },
  key: ['teamId', 'activityId', 'recipientId'],
  indexes: ['team_id, occurred_at', 'team_id, recipient_id, occurred_at'],
})
export type RecognitionRow = TableRow<typeof recognitions>
