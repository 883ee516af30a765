import { byType } from '@laurel/ledger/handling/byType.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { OutgoingData, OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { outgoingEvents } from './tables.ts'

/** What is kept: the name of a channel is that of the moment in which the event is read. */
type KeptData<Type extends OutgoingEventType> = Omit<OutgoingData<Type>, 'channel_name' | 'message'>

type Outgoing = {
  readonly type: OutgoingEventType
  readonly subject: string
  readonly data: KeptData<OutgoingEventType>
  readonly channelId?: string | null
  /** A text that was announced in a channel. */
  readonly message?: string | null
}

const outgoing = <Type extends OutgoingEventType>(
  type: Type,
  subject: string,
  data: KeptData<Type>,
  announced: Pick<Outgoing, 'channelId' | 'message'> = {},
): Outgoing => ({ type, subject, data, ...announced })

const shoutoutOf = (data: {
  readonly shoutoutId: string
  readonly giverId: string
  readonly recipientIds: string[]
  readonly pointsEach: number
}) => ({
  shoutout_id: data.shoutoutId,
  giver_id: data.giverId,
  recipient_ids: data.recipientIds,
  points_each: data.pointsEach,
})

const redemptionOf = (data: {
  readonly redemptionId: string
  readonly memberId: string
  readonly points: number
}) => ({ redemption_id: data.redemptionId, member_id: data.memberId, points: data.points })

/** The public event of each event that has one. Private awards and birthdays have none. */
const outgoingOf = byType<Outgoing | null>({
  MemberAdded: ({ data: { memberId } }) =>
    outgoing('laurel.member.joined.v1', memberId, { member_id: memberId }),
  MemberDeactivated: ({ data: { memberId } }) =>
    outgoing('laurel.member.left.v1', memberId, { member_id: memberId }),
  MemberReactivated: ({ data: { memberId } }) =>
    outgoing('laurel.member.returned.v1', memberId, { member_id: memberId }),
  MemberAdminChanged: ({ data: { memberId, isAdmin } }) =>
    outgoing('laurel.member.role_changed.v1', memberId, { member_id: memberId, is_admin: isAdmin }),
  MemberErased: ({ data: { memberId } }) =>
    outgoing('laurel.member.erased.v1', memberId, { member_id: memberId }),
  ShoutoutGiven: ({ data }) =>
    outgoing(
      'laurel.shoutout.given.v1',
      data.shoutoutId,
      { ...shoutoutOf(data), channel_id: data.channelId, value: data.value },
      { channelId: data.channelId, message: data.channelId === null ? null : data.message },
    ),
  ShoutoutRecalled: ({ data }) => outgoing('laurel.shoutout.recalled.v1', data.shoutoutId, shoutoutOf(data)),
  ShoutoutReinstated: ({ data }) =>
    outgoing('laurel.shoutout.reinstated.v1', data.shoutoutId, shoutoutOf(data)),
  AwardGiven: ({ data }) =>
    data.isPrivate
      ? null
      : outgoing(
          'laurel.award.given.v1',
          data.grantId,
          {
            grant_id: data.grantId,
            award_id: data.awardId,
            award_name: data.awardName,
            giver_id: data.giverId,
            recipient_ids: data.recipientIds,
            points_each: data.pointsEach,
            channel_id: data.channelId,
          },
          { channelId: data.channelId, message: data.channelId === null ? null : data.message },
        ),
  AwardGranted: ({ data }) =>
    data.isPrivate || data.occasion.kind === 'BIRTHDAY'
      ? null
      : outgoing(
          'laurel.award.granted.v1',
          data.grantId,
          {
            grant_id: data.grantId,
            award_name: data.awardName,
            member_id: data.memberId,
            occasion: data.occasion.kind,
            years: data.occasion.years,
            points: data.points,
          },
          { message: data.channelIds.length === 0 ? null : data.message },
        ),
  PrizeGranted: ({ data }) =>
    data.isPrivate
      ? null
      : outgoing(
          'laurel.award.won.v1',
          data.grantId,
          {
            grant_id: data.grantId,
            award_id: data.awardId,
            award_name: data.awardName,
            member_id: data.memberId,
            won_in: { kind: data.wonIn.kind, id: data.wonIn.campaignId, title: data.wonIn.title },
            points: data.points,
          },
          { message: data.channelIds.length === 0 ? null : data.message },
        ),
  PointsAdjusted: ({ data: { memberId, account, points } }) =>
    outgoing('laurel.points.adjusted.v1', memberId, { member_id: memberId, account, points }),
  RedemptionRequested: ({ data }) =>
    outgoing('laurel.redemption.requested.v1', data.redemptionId, {
      ...redemptionOf(data),
      reward_name: data.reward.name,
    }),
  RedemptionDeclined: ({ data }) =>
    outgoing('laurel.redemption.declined.v1', data.redemptionId, {
      ...redemptionOf(data),
      reason: data.reason,
    }),
  RedemptionCompleted: ({ data }) =>
    outgoing('laurel.redemption.completed.v1', data.redemptionId, redemptionOf(data)),
  RedemptionCancelled: ({ data }) =>
    outgoing('laurel.redemption.cancelled.v1', data.redemptionId, redemptionOf(data)),
  RedemptionReturned: ({ data }) =>
    outgoing('laurel.redemption.returned.v1', data.redemptionId, redemptionOf(data)),
  FundToppedUp: ({ data: { topUpId, points } }) =>
    outgoing('laurel.fund.topped_up.v1', topUpId, { top_up_id: topUpId, points }),
  CompetitionCompleted: ({ data }) =>
    outgoing('laurel.competition.completed.v1', data.competitionId, {
      competition_id: data.competitionId,
      title: data.title,
      award_name: data.award?.name ?? null,
      winners: data.counts?.winners ?? data.winners.length,
    }),
  CampaignCompleted: ({ data }) =>
    outgoing('laurel.nominations.completed.v1', data.campaignId, {
      campaign_id: data.campaignId,
      title: data.title,
      winner_ids: data.winnerIds,
      nominations: data.nominationCount,
    }),
  MonthClosed: ({ data: { month, digest } }) => outgoing('laurel.month.closed.v1', month, { month, digest }),
})

const project = (event: RecordedLedgerEvent): readonly RowChange[] => {
  const told = outgoingOf(event)
  if (!told) return []
  const { type, subject, data, channelId = null, message = null } = told
  const { id: eventId, position, recordedAt, metadata } = event
  return [
    outgoingEvents.insert({
      teamId: metadata.teamId,
      position,
      eventId,
      type,
      subject,
      occurredAt: metadata.occurredAt,
      recordedAt,
      data: { ...data },
      channelId,
      message,
    }),
  ]
}

export const outgoingEventsReadModel: ReadModel = {
  name: 'outgoingEvents',
  version: 1,
  tables: [outgoingEvents],
  project,
}
