import { byType, type EventNamed } from '@laurel/ledger/handling/byType.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { DeclineReason } from '@laurel/ledger/rewards/redemptions/events.ts'

/** A message to a channel or to one person. */
export type NewAnnouncement = {
  readonly announcementId: string
  readonly teamId: TeamId
  /** Messages of one lane are sent one after the other. */
  readonly lane: string
  /** The shoutout, award or celebration to announce. */
  readonly subjectId: string
  readonly channelId: ChannelId | null
  readonly recipientId: MemberId | null
  readonly stream: string
  readonly revision: number
  readonly position: number
}

export type OutboxChange =
  | { readonly kind: 'announce'; readonly announcements: readonly NewAnnouncement[] }
  /** Every member of the team gets a direct message. */
  | {
      readonly kind: 'tellEverybody'
      readonly teamId: TeamId
      readonly announcementTo: (memberId: MemberId) => NewAnnouncement
    }
  | {
      readonly kind: 'tellAdministrators'
      readonly teamId: TeamId
      /** The administrators who get no message. */
      readonly except: readonly MemberId[]
      readonly announcementTo: (memberId: MemberId) => NewAnnouncement
    }
  /** The members who are notified of redemptions that the team fulfils itself. */
  | {
      readonly kind: 'tellFulfillers'
      readonly teamId: TeamId
      readonly announcementTo: (memberId: MemberId) => NewAnnouncement
    }
  | { readonly kind: 'recall'; readonly teamId: TeamId; readonly subjectId: string }
  | { readonly kind: 'reinstate'; readonly teamId: TeamId; readonly subjectId: string }

export type Freshness = {
  readonly now: Instant
  /** Older events are not announced. */
  readonly ageMilliseconds: number
  /** An event recorded this much later than it happened belongs to an import. */
  readonly backdatedMilliseconds: number
}

/** The change of the outbox that an event causes. */
export const owedBy = (event: RecordedLedgerEvent, freshness: Freshness): OutboxChange | undefined => {
  const { teamId } = event.metadata
  if (event.type === 'ShoutoutRecalled') return { kind: 'recall', teamId, subjectId: event.data.shoutoutId }
  if (event.type === 'ShoutoutReinstated')
    return { kind: 'reinstate', teamId, subjectId: event.data.shoutoutId }
  if (event.type === 'AwardRecalled') return { kind: 'recall', teamId, subjectId: event.data.grantId }
  if (event.type === 'AwardReinstated') return { kind: 'reinstate', teamId, subjectId: event.data.grantId }
  return isFresh(event, freshness) ? announcementsOf(event) : undefined
}

const announcementsOf = byType<OutboxChange | undefined>({
  ShoutoutGiven: event => {
    const { shoutoutId, channelId, recipientIds, isToldInPerson } = event.data
    const channelIds = channelId === null || isToldInPerson ? [] : [channelId]
    return announce(event, shoutoutId, channelIds, recipientIds)
  },
  AwardGiven: event => {
    const { grantId, channelId, recipientIds, isPrivate } = event.data
    return announce(event, grantId, channelId === null || isPrivate ? [] : [channelId], recipientIds)
  },
  AwardGranted: event => {
    const { grantId, channelIds, memberId, isPrivate } = event.data
    return announce(event, grantId, isPrivate ? [] : channelIds, [memberId])
  },
  PrizeGranted: event => {
    const { grantId, channelIds, memberId, isPrivate } = event.data
    return announce(event, grantId, isPrivate ? [] : channelIds, [memberId])
  },
  CompetitionCreated: event => announceCompetition(event, event.data.competitionId),
  CompetitionCompleted: event =>
    announceCompetition(event, derivedId('competition result', event.data.competitionId)),
  CampaignOpened: event => announce(event, event.data.campaignId, [event.data.channelId], []),
  CampaignCompleted: event => {
    const { campaignId, channelId, winnerIds } = event.data
    const subjectId = derivedId('slack.campaignCompleted', campaignId)
    return winnerIds.length === 0 ? undefined : announce(event, subjectId, [channelId], [])
  },
  AdjustmentProposed: event => ({
    kind: 'tellAdministrators',
    teamId: event.metadata.teamId,
    // The ledger refuses their approval.
    except: [event.data.proposedBy, event.data.memberId],
    announcementTo: memberId => toPerson(event, event.data.adjustmentId, memberId),
  }),
  AwardProposed: event => ({
    kind: 'tellAdministrators',
    teamId: event.metadata.teamId,
    except: [event.data.proposedBy, event.data.giverId, ...event.data.recipientIds],
    announcementTo: memberId =>
      toPerson(event, derivedId('slack.awardProposed', event.data.grantId), memberId),
  }),
  RedemptionHeld: event =>
    event.data.reason === 'SECOND_ADMINISTRATOR'
      ? {
          kind: 'tellAdministrators',
          teamId: event.metadata.teamId,
          except: [event.data.memberId],
          announcementTo: memberId =>
            toPerson(event, derivedId('slack.payoutHeld', event.data.redemptionId), memberId),
        }
      : undefined,
  RedemptionPlaced: event =>
    // The fund pays for what vendors deliver.
    event.data.funding === 'fund'
      ? undefined
      : {
          kind: 'tellFulfillers',
          teamId: event.metadata.teamId,
          announcementTo: memberId => toPerson(event, event.data.redemptionId, memberId),
        },
  RedemptionDeclined: event => {
    const cause = fundCauses[event.data.reason]
    return cause === undefined
      ? undefined
      : {
          kind: 'tellAdministrators',
          teamId: event.metadata.teamId,
          except: [],
          announcementTo: memberId => toPerson(event, dailySubject(event, cause), memberId),
        }
  },
  RedemptionCancelled: event => {
    const { emptyAccountAt } = event.data
    return emptyAccountAt === undefined
      ? undefined
      : {
          kind: 'tellAdministrators',
          teamId: event.metadata.teamId,
          except: [],
          announcementTo: memberId =>
            toPerson(event, dailySubject(event, 'emptyAccount', emptyAccountAt), memberId),
        }
  },
  LaurelIntroduced: event => ({
    kind: 'tellEverybody',
    teamId: event.metadata.teamId,
    announcementTo: memberId => toPerson(event, event.data.introductionId, memberId),
  }),
})

/** The refusals about which administrators can do something. */
const fundCauses: { readonly [Reason in DeclineReason]?: 'emptyFund' | 'owingFund' } = {
  INSUFFICIENT_FUNDS: 'emptyFund',
  FUND_OWES: 'owingFund',
}

/** The same for all refusals of a day, so that each administrator gets one message. */
const dailySubject = (
  { metadata: { teamId, occurredAt } }: RecordedLedgerEvent,
  cause: 'emptyFund' | 'owingFund' | 'emptyAccount',
  ...which: readonly string[]
): string => derivedId(`slack.${cause}`, teamId, occurredAt.slice(0, 10), ...which)

/** One announcement per channel, or one per recipient without a channel. */
const announce = (
  event: RecordedLedgerEvent,
  subjectId: string,
  channelIds: readonly ChannelId[],
  recipientIds: readonly MemberId[],
): OutboxChange => ({
  kind: 'announce',
  announcements:
    channelIds.length === 0
      ? recipientIds.map(recipientId => toPerson(event, subjectId, recipientId))
      : channelIds.map((channelId, index) => ({
          ...placeOf(event, subjectId),
          // The first channel keeps the name it had when there was only one.
          announcementId:
            index === 0
              ? derivedId('slack.announcement', subjectId)
              : derivedId('slack.announcement', subjectId, channelId),
          lane: `${event.metadata.teamId}.channel.${channelId}`,
          channelId,
          recipientId: null,
        })),
})

/** In a lane of its own, since the announcement of a start waits for it. */
const announceCompetition = (
  event: EventNamed<'CompetitionCreated' | 'CompetitionCompleted'>,
  subjectId: string,
): OutboxChange => ({
  kind: 'announce',
  announcements: event.data.channelIds.map(channelId => ({
    ...placeOf(event, subjectId),
    announcementId: derivedId('slack.announcement', subjectId, channelId),
    lane: `${event.metadata.teamId}.competition.${subjectId}`,
    channelId,
    recipientId: null,
  })),
})

const toPerson = (event: RecordedLedgerEvent, subjectId: string, recipientId: MemberId): NewAnnouncement => ({
  ...placeOf(event, subjectId),
  ...personalAnnouncement({ teamId: event.metadata.teamId, subjectId }, recipientId),
  channelId: null,
  recipientId,
})

/** The id and the lane of the direct message to one person. */
export const personalAnnouncement = (
  { teamId, subjectId }: Pick<NewAnnouncement, 'teamId' | 'subjectId'>,
  memberId: MemberId,
): Pick<NewAnnouncement, 'announcementId' | 'lane'> => ({
  announcementId: derivedId('slack.announcement', subjectId, memberId),
  lane: `${teamId}.member.${memberId}`,
})

const placeOf = ({ metadata, stream, revision, position }: RecordedLedgerEvent, subjectId: string) => ({
  teamId: metadata.teamId,
  subjectId,
  stream,
  revision,
  position,
})

const isFresh = (
  { metadata, recordedAt }: RecordedLedgerEvent,
  { now, ageMilliseconds, backdatedMilliseconds }: Freshness,
): boolean => {
  const occurred = Date.parse(metadata.occurredAt)
  return (
    Date.parse(now) - occurred <= ageMilliseconds &&
    Date.parse(recordedAt) - occurred <= backdatedMilliseconds
  )
}
