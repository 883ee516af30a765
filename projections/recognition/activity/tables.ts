import { adjustableAccounts } from '@laurel/ledger/kernel/account.ts'
import { Attachment } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import { RedemptionType } from '@laurel/ledger/rewards/redemptions/events.ts'
import {
  flag,
  instant,
  listOf,
  objectOf,
  oneOf,
  personal,
  text,
  uuid,
  whole,
} from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'
import { redemptionStatuses } from '../../rewards/redemptions/tables.ts'
import { searchIndexes } from './searching/searchedText.ts'

export const activityKinds = [
  'shoutout',
  'award',
  'birthday',
  'anniversary',
  'newHire',
  'adjustment',
  'redemption',
] as const

const ofRecalls =
  'kind, value, member_id, only_recipient_id, recipient_count, points, points_each, recallable_until'

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
    recipientCount: whole,
    /** The recipient of what has one recipient: unlike the list, it fits into indexes. */
    onlyRecipientId: uuid.nullable(),
    pointsEach: whole,
    /** The whole amount: given, redeemed, or (signed) adjusted. */
    points: whole,
    channelId: uuid.nullable(),
    value: text.nullable(),
    /** The giver's message, or the reason of an adjustment. */
    message: personal(text),
    /** The picture of the message. */
    attachment: personal(objectOf(Attachment).nullable()),
    awardId: uuid.nullable(),
    awardName: text.nullable(),
    /** Full years with the company on an anniversary. */
    years: whole.nullable(),
    /** Visible only to its participants and administrators. */
    isPrivate: flag,
    isRecalled: flag,
    recalledAt: instant.nullable(),
    recallReason: personal(text.nullable()),
    /** Until then the giver may take it back, or give it again. */
    recallableUntil: instant.nullable(),
    account: oneOf(adjustableAccounts).nullable(),
    redemptionType: oneOf(RedemptionType.options).nullable(),
    redemptionStatus: oneOf(redemptionStatuses).nullable(),
    rewardName: text.nullable(),
    rewardEmoji: text.nullable(),
  },
  key: ['teamId', 'activityId'],
  indexes: [
    'team_id, occurred_at, kind',
    'team_id, recorded_at',
    'member_id, team_id, occurred_at',
    'team_id, channel_id, occurred_at',
    'using btree (team_id, award_id, occurred_at) include (kind) where award_id is not null',
    'using btree (team_id, lower(award_name), occurred_at, position, kind) where lower(award_name) is not null',
    'team_id, kind, points, position',
    // Of the kinds that are rare among shoutouts.
    "using btree (team_id, kind, occurred_at) where kind <> 'shoutout'",
    "using btree (member_id, team_id, kind, occurred_at) where kind <> 'shoutout'",
    // Sums are corrected by all recalls of a range, which are far apart in the table: it is not read for most of them.
    `using btree (team_id, occurred_at) include (channel_id, ${ofRecalls}) where is_recalled`,
    `using btree (team_id, channel_id, occurred_at) include (${ofRecalls}) where is_recalled`,
    'using btree (team_id, occurred_at) where is_recalled and recipient_count > 1',
    // Reports of people leave these out.
    'using btree (team_id, occurred_at, activity_id) where is_recalled or is_private',
    "using btree (team_id, member_id, is_private, position) include (occurred_at) where kind = 'birthday'",
    ...searchIndexes,
  ],
})
export type ActivityRow = TableRow<typeof activities>

/**
 * The recipients of shoutouts, awards and celebrations. With what it repeats of its activity, a row is enough to count
 * what a report lists by recipient, and to sum what people received and from whom.
 */
export const recognitions = defineTable({
  readModel: 'activity',
  name: 'recognitions',
  columns: {
    teamId: uuid,
    recipientId: uuid,
    occurredAt: instant,
    position: whole,
    activityId: uuid,
    kind: oneOf(activityKinds),
    pointsEach: whole,
    value: text.nullable(),
    /** Null for prizes and celebrations. */
    giverId: uuid.nullable(),
    /** Whether the activity has no other recipient. */
    isOnly: flag,
  },
  key: ['recipientId', 'teamId', 'occurredAt', 'position'],
  indexes: [
    'team_id, occurred_at, position, kind, points_each',
    'team_id, points_each, occurred_at, position, kind',
    "using btree (team_id, kind, points_each, occurred_at, position) where kind <> 'shoutout'",
    'activity_id',
  ],
})
export type RecognitionRow = TableRow<typeof recognitions>
