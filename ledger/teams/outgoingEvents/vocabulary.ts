import { z } from 'zod'
import { AdjustableAccount } from '../../kernel/account.ts'
import {
  AwardId,
  CampaignId,
  ChannelId,
  CompetitionId,
  GrantId,
  Identifier,
  MemberId,
  RedemptionId,
  ShoutoutId,
} from '../../kernel/ids.ts'
import { Month } from '../../kernel/month.ts'
import { AllowancePoints, Points, PositivePoints } from '../../kernel/points.ts'
import { boundedText, requiredText } from '../../kernel/text.ts'

const member = { member_id: MemberId }
const recipientIds = z.array(MemberId).min(1).max(10_000)

/** The channel of an announcement. The name is that of today; null once the channel is deleted. */
const channel = { channel_id: ChannelId.nullable(), channel_name: boundedText(200).nullable() }

/** Sent only to webhooks that ask for texts, and only where the text was announced in a channel. */
const message = { message: boundedText(3000).exactOptional() }

const shoutout = {
  shoutout_id: ShoutoutId,
  giver_id: MemberId,
  recipient_ids: recipientIds,
  points_each: PositivePoints,
}

const redemption = {
  redemption_id: RedemptionId,
  member_id: MemberId,
  points: AllowancePoints,
}

/** The data of each public event. A shape never changes: another one is another version, beside the former. */
export const outgoingEventData = {
  'laurel.member.joined.v1': z.strictObject(member),
  'laurel.member.left.v1': z.strictObject(member),
  'laurel.member.returned.v1': z.strictObject(member),
  'laurel.member.role_changed.v1': z.strictObject({ ...member, is_admin: z.boolean() }),
  'laurel.member.erased.v1': z.strictObject(member),
  'laurel.shoutout.given.v1': z.strictObject({
    ...shoutout,
    ...channel,
    /** The company value, as the giver named it. */
    value: boundedText(100).nullable(),
    ...message,
  }),
  'laurel.shoutout.recalled.v1': z.strictObject(shoutout),
  'laurel.shoutout.reinstated.v1': z.strictObject(shoutout),
  'laurel.award.given.v1': z.strictObject({
    grant_id: GrantId,
    award_id: AwardId,
    award_name: requiredText(100),
    giver_id: MemberId,
    recipient_ids: recipientIds,
    points_each: AllowancePoints,
    ...channel,
    ...message,
  }),
  'laurel.award.granted.v1': z.strictObject({
    grant_id: GrantId,
    award_name: requiredText(100),
    member_id: MemberId,
    occasion: z.enum(['ANNIVERSARY', 'NEW_HIRE']),
    /** Full years with the company; null for a new hire. */
    years: z.int().min(0).max(150).nullable(),
    points: AllowancePoints,
    ...message,
  }),
  'laurel.award.won.v1': z.strictObject({
    grant_id: GrantId,
    award_id: AwardId,
    award_name: requiredText(100),
    member_id: MemberId,
    /** The competition or the campaign of nominations. */
    won_in: z.strictObject({
      kind: z.enum(['COMPETITION', 'NOMINATIONS']),
      id: Identifier,
      title: requiredText(100),
    }),
    points: AllowancePoints,
    ...message,
  }),
  'laurel.points.adjusted.v1': z.strictObject({ ...member, account: AdjustableAccount, points: Points }),
  'laurel.redemption.requested.v1': z.strictObject({ ...redemption, reward_name: requiredText(200) }),
  'laurel.redemption.declined.v1': z.strictObject({ ...redemption, reason: requiredText(100) }),
  'laurel.redemption.completed.v1': z.strictObject(redemption),
  'laurel.redemption.cancelled.v1': z.strictObject(redemption),
  'laurel.redemption.returned.v1': z.strictObject(redemption),
  'laurel.fund.topped_up.v1': z.strictObject({ top_up_id: Identifier, points: PositivePoints }),
  'laurel.competition.completed.v1': z.strictObject({
    competition_id: CompetitionId,
    title: requiredText(200),
    /** Null where the award was archived, so that nothing is paid. */
    award_name: requiredText(100).nullable(),
    winners: z.int().min(1),
  }),
  'laurel.nominations.completed.v1': z.strictObject({
    campaign_id: CampaignId,
    title: requiredText(100),
    winner_ids: z.array(MemberId).max(10_000),
    nominations: z.int().min(0),
  }),
  'laurel.month.closed.v1': z.strictObject({
    month: Month,
    /** The SHA-256 of the books of the month. */
    digest: z.string().length(64),
  }),
} as const

export type OutgoingEventType = keyof typeof outgoingEventData

const isType = (name: string): name is OutgoingEventType => Object.hasOwn(outgoingEventData, name)

/** The types of public events, in the order of the documentation. */
export const outgoingEventTypes: readonly OutgoingEventType[] = Object.keys(outgoingEventData).filter(isType)

export const OutgoingEventType = z.enum(outgoingEventTypes)

export type OutgoingData<Type extends OutgoingEventType> = z.output<(typeof outgoingEventData)[Type]>
