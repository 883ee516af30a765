import { z } from 'zod'
import { SpotAward } from '../awards/events.ts'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { AwardId, CampaignId, ChannelId, MemberId, NominationId } from '../kernel/ids.ts'
import { freeText } from '../kernel/personal.ts'
import { boundedText, requiredText } from '../kernel/text.ts'
import { winnersMax } from './limits.ts'

/** A call for nominations in a recognition channel. */
export const Campaign = z.strictObject({
  campaignId: CampaignId,
  title: requiredText(100),
  channelId: ChannelId,
  /** The award of the winners. */
  awardId: AwardId,
  /** The last day on which members may nominate, in the time zone of the team. */
  endDate: z.iso.date(),
  /** The call itself, as it is posted in the channel. */
  message: boundedText(3000),
  /** Whether the campaign may end with several winners. */
  isMulti: z.boolean(),
  createdBy: MemberId,
})
export type Campaign = z.infer<typeof Campaign>

export const CampaignOpened = defineEvent('CampaignOpened', 1, Campaign)

export const MemberNominated = defineEvent(
  'MemberNominated',
  1,
  z.strictObject({
    nominationId: NominationId,
    campaignId: CampaignId,
    nominatorId: MemberId,
    nomineeId: MemberId,
    message: freeText(boundedText(3000), ''),
    /** Whether the nominator had nominated no one before in this campaign. */
    isFirst: z.boolean(),
  }),
)

export const CampaignCompleted = defineEvent(
  'CampaignCompleted',
  1,
  z.strictObject({
    campaignId: CampaignId,
    title: requiredText(100),
    channelId: ChannelId,
    /** Kept for the time after the channel is deleted; null if it was deleted before the campaign ended. */
    channelTitle: requiredText(200).nullable(),
    /** The administrator who chose the winners. */
    decidedBy: MemberId,
    /** Empty if the campaign ended without a nomination. */
    winnerIds: z.array(MemberId).max(winnersMax),
    message: freeText(boundedText(3000), ''),
    /** The award of each winner as it was then; null if it was archived in the meantime. */
    award: SpotAward.nullable(),
    /** The members of the channel, from which the engagement follows for good. */
    memberCount: z.int().min(0),
    /** The members who nominated. */
    usersEngaged: z.int().min(0),
    nominationCount: z.int().min(0),
  }),
)

export const campaignEvents = [CampaignOpened, MemberNominated, CampaignCompleted] as const

export type CampaignEvent = EventOf<(typeof campaignEvents)[number]>
