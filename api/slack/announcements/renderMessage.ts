import { bannerById, bannerPath } from '@laurel/contract/celebrations/banners.ts'
import { introductionWords } from '@laurel/contract/team/introduction.ts'
import type { BannerId } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { awardWorth } from '@laurel/ledger/members/awards/awardWorth.ts'
import { type CompetitionLedger, endMessage, startMessage } from '../../awards/slack/announceCompetition.ts'
import { type AwardWords, awardMessage, personalAwardMessage } from '../../awards/slack/awardMessage.ts'
import {
  type CampaignResult,
  campaignCompletedMessage,
  campaignOpenedMessage,
  nominatorMessage,
} from '../../awards/slack/nominations/campaignMessages.ts'
import { type PrizeWords, personalPrizeMessage, prizeMessage } from '../../awards/slack/prizeMessage.ts'
import {
  type CelebrationWords,
  celebrationMessage,
  personalCelebrationMessage,
} from '../../celebrations/slack/celebrationMessage.ts'
import { daysLateAt } from '../../celebrations/slack/daysLateAt.ts'
import { showMentions } from '../../people/mentions.ts'
import { adjustmentMessage } from '../../people/slack/adjustmentMessage.ts'
import {
  personalShoutoutMessage,
  type ShoutoutWords,
  shoutoutMessage,
} from '../../recognition/slack/shoutoutMessage.ts'
import { emptyAccountMessage } from '../../rewards/slack/emptyAccountMessage.ts'
import { emptyFundMessage, owingFundMessage, redeemedMessage } from '../../rewards/slack/redeemedMessage.ts'
import { awardProposedMessage, payoutHeldMessage } from '../../team/slack/approvalMessages.ts'
import { introductionMessage } from '../../team/slack/introductionMessage.ts'
import type { Banner, Message } from './messages/message.ts'
import type { PeopleDirectory } from './people.ts'
import { requestOf } from './requestOf.ts'

/** The events that are announced. */
export const announcedTypes = [
  'ShoutoutGiven',
  'AwardGiven',
  'AwardGranted',
  'PrizeGranted',
  'CompetitionCreated',
  'CompetitionCompleted',
  'CampaignOpened',
  'CampaignCompleted',
  'AdjustmentProposed',
  'AwardProposed',
  'RedemptionHeld',
  'LaurelIntroduced',
  'RedemptionPlaced',
  'RedemptionDeclined',
  'RedemptionCancelled',
] as const
export type AnnouncedEvent = EventNamed<(typeof announcedTypes)[number]>

export type WordsDependencies = {
  readonly ledger: CompetitionLedger
  readonly people: PeopleDirectory
  readonly log: Pick<EventLog, 'readStream'>
  /** The address of Laurel. */
  readonly origin: string
  readonly clock: () => Instant
}

/** The message of an event, to a channel or to one person. */
export const renderMessage = async (
  dependencies: WordsDependencies,
  event: AnnouncedEvent,
  isPersonal: boolean,
): Promise<Message> => {
  const portalUrl = `${dependencies.origin}/redeem`
  switch (event.type) {
    case 'ShoutoutGiven': {
      const words = await shoutoutWords(dependencies, event)
      return isPersonal ? personalShoutoutMessage(words, portalUrl) : shoutoutMessage(words)
    }
    case 'AwardGiven': {
      const words = await awardWords(dependencies, event)
      return isPersonal ? personalAwardMessage(words, portalUrl) : awardMessage(words)
    }
    case 'AwardGranted': {
      const words = await celebrationWords(dependencies, event)
      return isPersonal ? personalCelebrationMessage(words, portalUrl) : celebrationMessage(words)
    }
    case 'PrizeGranted': {
      const words = await prizeWords(dependencies, event)
      return isPersonal ? personalPrizeMessage(words, portalUrl) : prizeMessage(words)
    }
    case 'CompetitionCreated':
      return await startMessage(dependencies, event, portalUrl)
    case 'CompetitionCompleted':
      return await endMessage(dependencies, event, portalUrl)
    case 'CampaignOpened': {
      const award = await dependencies.ledger.award(event.metadata.teamId, event.data.awardId)
      return campaignOpenedMessage({
        ...event.data,
        awardName: award.kind === 'unknown' ? null : award.award.name,
      })
    }
    case 'CampaignCompleted': {
      const result = await campaignResult(dependencies, event)
      return isPersonal ? nominatorMessage(result) : campaignCompletedMessage(result)
    }
    case 'AdjustmentProposed': {
      const { memberId, proposedBy, points, reason } = event.data
      const { pointsName, people } = await peopleOf(dependencies, event.metadata.teamId, [
        proposedBy,
        memberId,
      ])
      const [proposer = unknownPerson, member = unknownPerson] = people
      const memberUrl = `${dependencies.origin}/users/${memberId}/profile`
      return adjustmentMessage({ proposer, member, points, pointsName, reason }, memberUrl)
    }
    case 'AwardProposed': {
      const { proposedBy, recipientIds, awardName, message } = event.data
      const { teamId } = event.metadata
      const { pointsName, people } = await peopleOf(dependencies, teamId, [proposedBy, ...recipientIds])
      const [giver = unknownPerson, ...recipients] = people
      const points = awardWorth(event.data)
      const said = await shownIn(dependencies, teamId, message)
      const words = { giver, recipients, awardName, points, pointsName, message: said }
      return awardProposedMessage(words, `${dependencies.origin}/settings/four-eyes`)
    }
    case 'RedemptionHeld': {
      const { memberId, points } = event.data
      const { pointsName, people } = await peopleOf(dependencies, event.metadata.teamId, [memberId])
      const [member = unknownPerson] = people
      const { reward } = (await requestOf(dependencies.log, event.stream)).data
      const words = { member, reward: reward.name, points, pointsName }
      return payoutHeldMessage(words, `${dependencies.origin}/settings/four-eyes`)
    }
    case 'LaurelIntroduced': {
      const team = await dependencies.ledger.team(event.metadata.teamId)
      const words =
        team.kind === 'known'
          ? introductionWords(team.name, team.settings.pointsName)
          : introductionWords('your team', 'points')
      return introductionMessage(words, event.data.message, portalUrl)
    }
    case 'RedemptionPlaced': {
      const { memberId, points } = event.data
      const { pointsName, people } = await peopleOf(dependencies, event.metadata.teamId, [memberId])
      const { reward } = (await requestOf(dependencies.log, event.stream)).data
      const [member = unknownPerson] = people
      const words = { member, reward: reward.name, points, pointsName }
      return redeemedMessage(words, `${dependencies.origin}/rewards`)
    }
    case 'RedemptionDeclined':
      return event.data.reason === 'FUND_OWES'
        ? owingFundMessage(`${dependencies.origin}/billing/rewards`)
        : emptyFundMessage(`${dependencies.origin}/billing/rewards`)
    case 'RedemptionCancelled':
      return emptyAccountMessage(event.data.emptyAccountAt, `${dependencies.origin}/rewards/vendors`)
    default:
      return assertNever(event)
  }
}

const shoutoutWords = async (
  dependencies: WordsDependencies,
  { data, metadata: { teamId } }: EventNamed<'ShoutoutGiven'>,
): Promise<ShoutoutWords> => {
  const { giverId, recipientIds, pointsEach, value, message, attachment } = data
  const { pointsName, people } = await peopleOf(dependencies, teamId, [giverId, ...recipientIds])
  const [giver, ...recipients] = people
  return {
    giver: giver ?? unknownPerson,
    recipients,
    pointsEach,
    pointsName,
    value,
    message: await shownIn(dependencies, teamId, message),
    attachment,
  }
}

const awardWords = async (
  dependencies: WordsDependencies,
  { data, metadata: { teamId } }: EventNamed<'AwardGiven'>,
): Promise<AwardWords> => {
  const { giverId, recipientIds, pointsEach, awardName, gifts, message, bannerIds, grantId } = data
  const { pointsName, people } = await peopleOf(dependencies, teamId, [giverId, ...recipientIds])
  const [giver, ...recipients] = people
  const banner = bannerFor(dependencies, bannerIds, grantId)
  const hasGifts = gifts.length > 0
  return {
    giver: giver ?? unknownPerson,
    recipients,
    awardName,
    pointsEach,
    pointsName,
    hasGifts,
    message: await shownIn(dependencies, teamId, message),
    banner,
  }
}

const celebrationWords = async (
  dependencies: WordsDependencies,
  event: EventNamed<'AwardGranted'>,
): Promise<CelebrationWords> => {
  const { data, metadata } = event
  const { teamId } = metadata
  const { memberId, occasion, points, message, gifts, bannerIds, grantId } = data
  const { pointsName, people } = await peopleOf(dependencies, teamId, [memberId])
  const banner = bannerFor(dependencies, bannerIds, grantId)
  const person = people[0] ?? unknownPerson
  const daysLate = daysLateAt(event, dependencies.clock())
  return { person, occasion, points, pointsName, hasGifts: gifts.length > 0, message, banner, daysLate }
}

const prizeWords = async (
  dependencies: WordsDependencies,
  { data, metadata: { teamId } }: EventNamed<'PrizeGranted'>,
): Promise<PrizeWords> => {
  const { memberId, wonIn, awardName, points, message, gifts, bannerIds, grantId } = data
  const { pointsName, people } = await peopleOf(dependencies, teamId, [memberId])
  const banner = bannerFor(dependencies, bannerIds, grantId)
  const person = people[0] ?? unknownPerson
  const said = await shownIn(dependencies, teamId, message)
  return { person, wonIn, awardName, points, pointsName, hasGifts: gifts.length > 0, message: said, banner }
}

const campaignResult = async (
  dependencies: WordsDependencies,
  { data, metadata: { teamId } }: EventNamed<'CampaignCompleted'>,
): Promise<CampaignResult> => {
  const { title, winnerIds, message, award, nominationCount } = data
  const { people: winners } = await peopleOf(dependencies, teamId, winnerIds)
  const said = await shownIn(dependencies, teamId, message)
  return { title, winners, message: said, awardName: award?.name ?? null, nominationCount }
}

const shownIn = ({ people }: WordsDependencies, teamId: TeamId, message: string): Promise<string> =>
  showMentions(message, async memberId => (await people.personOf(teamId, memberId)).name)

const unknownPerson = { slackUserId: null, name: 'Someone' } as const

const peopleOf = async (
  { ledger, people }: WordsDependencies,
  teamId: TeamId,
  memberIds: readonly MemberId[],
) => {
  const [team, ...persons] = await Promise.all([
    ledger.team(teamId),
    ...memberIds.map(memberId => people.personOf(teamId, memberId)),
  ])
  return { pointsName: team.kind === 'known' ? team.pointsName : usualPointsName, people: persons }
}

/** Picks one of several banners, always the same for the same subject. */
const bannerFor = (
  { origin }: WordsDependencies,
  bannerIds: readonly BannerId[],
  grantId: string,
): Banner | null => {
  const id = bannerIds[Number.parseInt(grantId.slice(0, 8), 16) % bannerIds.length]
  if (id === undefined) return null
  return { url: `${origin}${bannerPath(id)}`, alt: bannerById(id)?.alt ?? id.replaceAll('-', ' ') }
}
