import { z } from 'zod'

/** A lower-case UUID. One pattern for both, as every event has half a dozen of them. */
export const Identifier = z.stringFormat(
  'uuid',
  /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  'Invalid UUID: give the id as it was answered, in lower case.',
)

export const TeamId = Identifier
export type TeamId = z.infer<typeof TeamId>

export const MemberId = Identifier
export type MemberId = z.infer<typeof MemberId>

export const ChannelId = Identifier
export type ChannelId = z.infer<typeof ChannelId>

export const ShoutoutId = Identifier
export type ShoutoutId = z.infer<typeof ShoutoutId>

/** A group of members that a team defines by hand or by conditions on profile fields. */
export const SegmentId = Identifier
export type SegmentId = z.infer<typeof SegmentId>

export const AwardId = Identifier
export type AwardId = z.infer<typeof AwardId>

/** One giving of an award, to one person or several at once. */
export const GrantId = Identifier
export type GrantId = z.infer<typeof GrantId>

/** A campaign of nominations. */
export const CampaignId = Identifier
export type CampaignId = z.infer<typeof CampaignId>

export const NominationId = Identifier
export type NominationId = z.infer<typeof NominationId>

export const CompetitionId = Identifier
export type CompetitionId = z.infer<typeof CompetitionId>

export const ClaimId = Identifier
export type ClaimId = z.infer<typeof ClaimId>

export const RewardId = Identifier
export type RewardId = z.infer<typeof RewardId>

export const RedemptionId = Identifier
export type RedemptionId = z.infer<typeof RedemptionId>

/** Names redemptions that were made together. */
export const GroupId = Identifier
export type GroupId = z.infer<typeof GroupId>

/** An item of the team's own catalog. */
export const ItemId = Identifier
export type ItemId = z.infer<typeof ItemId>

export const VariantId = Identifier
export type VariantId = z.infer<typeof VariantId>

export const AdjustmentId = Identifier
export type AdjustmentId = z.infer<typeof AdjustmentId>

/** Minted where an intent begins; the same id with the same body is the same command. */
export const CommandId = Identifier
export type CommandId = z.infer<typeof CommandId>

export const EventId = Identifier
export type EventId = z.infer<typeof EventId>
