import { z } from 'zod'
import { SpotAward } from '../awards/events.ts'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { AwardId, ChannelId, CompetitionId, EventId, Identifier, MemberId } from '../kernel/ids.ts'
import { Instant } from '../kernel/instant.ts'
import { requiredText } from '../kernel/text.ts'
import {
  CompetitionMetric,
  CompetitionType,
  competingChannelsMax,
  competitionTitleMax,
  namedPerEventMax,
  standingsMax,
} from './vocabulary.ts'

/** A competition as an administrator planned it. It counts from `startsAt` until just before `endsAt`. */
export const Competition = z.strictObject({
  competitionId: CompetitionId,
  title: requiredText(competitionTitleMax),
  type: CompetitionType,
  metric: CompetitionMetric,
  /** One channel whose members compete, or the channels that compete. */
  channelIds: z.array(ChannelId).min(1).max(competingChannelsMax),
  startsAt: Instant,
  endsAt: Instant,
  awardId: AwardId,
  createdBy: MemberId,
})
export type Competition = z.infer<typeof Competition>

/** The score of a member or, between channels, of a channel. */
export const Standing = z.strictObject({ id: Identifier, score: z.int().min(1) })
export type Standing = z.infer<typeof Standing>

export const CompetitionCreated = defineEvent('CompetitionCreated', 1, Competition)

/** The competition ended without a winner because an administrator archived it. */
export const CompetitionArchived = defineEvent(
  'CompetitionArchived',
  1,
  z.strictObject({ competitionId: CompetitionId }),
)

/** The scores were counted after the end. `payPrizes` pays the winners. */
export const CompetitionCompleted = defineEvent(
  'CompetitionCompleted',
  1,
  z.strictObject({
    competitionId: CompetitionId,
    title: requiredText(competitionTitleMax),
    type: CompetitionType,
    channelIds: z.array(ChannelId).min(1).max(competingChannelsMax),
    countedAt: Instant,
    /** The last event of the log that was counted. */
    countedThrough: EventId,
    /** The best scores, highest first. */
    standings: z.array(Standing).max(standingsMax),
    /** All that share the highest score: members or channels. */
    winners: z.array(Standing).max(namedPerEventMax),
    /** The members who get the prize. */
    memberIds: z.array(MemberId).max(namedPerEventMax),
    /** How many winners and paid members there are, if `CompetitionResultContinued` names more of them. */
    counts: z.strictObject({ winners: z.int().min(1), members: z.int().min(0) }).exactOptional(),
    /** The award as it was then; null if it was archived, so that nothing is paid. */
    award: SpotAward.nullable(),
    decidedBy: MemberId,
  }),
)

/** More winners and paid members of a result that one event can't hold. It follows its `CompetitionCompleted`. */
export const CompetitionResultContinued = defineEvent(
  'CompetitionResultContinued',
  1,
  z.strictObject({
    competitionId: CompetitionId,
    title: requiredText(competitionTitleMax),
    winners: z.array(Standing).max(namedPerEventMax),
    memberIds: z.array(MemberId).max(namedPerEventMax),
    award: SpotAward.nullable(),
    decidedBy: MemberId,
  }),
)

export const competitionEvents = [
  CompetitionCreated,
  CompetitionArchived,
  CompetitionCompleted,
  CompetitionResultContinued,
] as const

export type CompetitionEvent = EventOf<(typeof competitionEvents)[number]>
