import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
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
import type { SlackSpeech } from '../speech/slackSpeech.ts'
import { bannerFor } from './bannerFor.ts'
import type { Message, Person } from './messages/message.ts'
import { namedIn, type PeopleDirectory, unknownPerson } from './people.ts'
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
  speech: SlackSpeech,
  event: AnnouncedEvent,
  isPersonal: boolean,
): Promise<Message> => {
  const portalUrl = `${dependencies.origin}/redeem`
  const peopleOf = (...memberIds: readonly MemberId[]) =>
    namedPeople(dependencies, speech, event.metadata.teamId, memberIds)
  const unknown = namedIn(speech, unknownPerson)
  switch (event.type) {
    case 'ShoutoutGiven': {
      const words = await shoutoutWords(dependencies, speech, event)
      return isPersonal ? personalShoutoutMessage(speech, words, portalUrl) : shoutoutMessage(speech, words)
    }
    case 'AwardGiven': {
      const words = await awardWords(dependencies, speech, event)
      return isPersonal ? personalAwardMessage(speech, words, portalUrl) : awardMessage(speech, words)
    }
    case 'AwardGranted': {
      const words = await celebrationWords(dependencies, speech, event)
      return isPersonal
        ? personalCelebrationMessage(speech, words, portalUrl)
        : celebrationMessage(speech, words)
    }
    case 'PrizeGranted': {
      const words = await prizeWords(dependencies, speech, event)
      return isPersonal ? personalPrizeMessage(speech, words, portalUrl) : prizeMessage(speech, words)
    }
    case 'CompetitionCreated':
      return await startMessage(dependencies, speech, event, portalUrl)
    case 'CompetitionCompleted':
      return await endMessage(dependencies, speech, event, portalUrl)
    case 'CampaignOpened': {
      const award = await dependencies.ledger.award(event.metadata.teamId, event.data.awardId)
      const awardName = award.kind === 'unknown' ? null : award.award.name
      return campaignOpenedMessage(speech, { ...event.data, awardName })
    }
    case 'CampaignCompleted': {
      const result = await campaignResult(dependencies, speech, event)
      return isPersonal ? nominatorMessage(speech, result) : campaignCompletedMessage(speech, result)
    }
    case 'AdjustmentProposed': {
      const { memberId, proposedBy, points, reason } = event.data
      const [proposer = unknown, member = unknown] = await peopleOf(proposedBy, memberId)
      const memberUrl = `${dependencies.origin}/users/${memberId}/profile`
      return adjustmentMessage(speech, { proposer, member, points, reason }, memberUrl)
    }
    case 'AwardProposed': {
      const { proposedBy, recipientIds, awardName, message } = event.data
      const [giver = unknown, ...recipients] = await peopleOf(proposedBy, ...recipientIds)
      const points = awardWorth(event.data)
      const said = await shownIn(dependencies, speech, event.metadata.teamId, message)
      const words = { giver, recipients, awardName, points, message: said }
      return awardProposedMessage(speech, words, `${dependencies.origin}/settings/four-eyes`)
    }
    case 'RedemptionHeld': {
      const { memberId, points } = event.data
      const [member = unknown] = await peopleOf(memberId)
      const { reward } = (await requestOf(dependencies.log, event.stream)).data
      const words = { member, reward: reward.name, points }
      return payoutHeldMessage(speech, words, `${dependencies.origin}/settings/four-eyes`)
    }
    case 'LaurelIntroduced': {
      const team = await dependencies.ledger.team(event.metadata.teamId)
      const teamName = team.kind === 'known' ? team.name : null
      return introductionMessage(speech, { teamName, message: event.data.message }, portalUrl)
    }
    case 'RedemptionPlaced': {
      const { memberId, points } = event.data
      const { reward } = (await requestOf(dependencies.log, event.stream)).data
      const [member = unknown] = await peopleOf(memberId)
      return redeemedMessage(
        speech,
        { member, reward: reward.name, points },
        `${dependencies.origin}/rewards`,
      )
    }
    case 'RedemptionDeclined':
      return event.data.reason === 'FUND_OWES'
        ? owingFundMessage(speech, `${dependencies.origin}/billing/rewards`)
        : emptyFundMessage(speech, `${dependencies.origin}/billing/rewards`)
    case 'RedemptionCancelled': {
      const vendorsUrl = `${dependencies.origin}/rewards/vendors`
      return emptyAccountMessage(speech, event.data.emptyAccountAt, vendorsUrl)
    }
    default:
      return assertNever(event)
  }
}

const shoutoutWords = async (
  dependencies: WordsDependencies,
  speech: SlackSpeech,
  { data, metadata: { teamId } }: EventNamed<'ShoutoutGiven'>,
): Promise<ShoutoutWords> => {
  const { giverId, recipientIds, pointsEach, value, message, attachment } = data
  const [giver, ...recipients] = await namedPeople(dependencies, speech, teamId, [giverId, ...recipientIds])
  return {
    giver: giver ?? namedIn(speech, unknownPerson),
    recipients,
    pointsEach,
    value,
    message: await shownIn(dependencies, speech, teamId, message),
    attachment,
  }
}

const awardWords = async (
  dependencies: WordsDependencies,
  speech: SlackSpeech,
  { data, metadata: { teamId } }: EventNamed<'AwardGiven'>,
): Promise<AwardWords> => {
  const { giverId, recipientIds, pointsEach, awardName, gifts, message, bannerIds, grantId } = data
  const [giver, ...recipients] = await namedPeople(dependencies, speech, teamId, [giverId, ...recipientIds])
  return {
    giver: giver ?? namedIn(speech, unknownPerson),
    recipients,
    awardName,
    pointsEach,
    hasGifts: gifts.length > 0,
    message: await shownIn(dependencies, speech, teamId, message),
    banner: bannerFor(dependencies, speech, bannerIds, grantId),
  }
}

const celebrationWords = async (
  dependencies: WordsDependencies,
  speech: SlackSpeech,
  event: EventNamed<'AwardGranted'>,
): Promise<CelebrationWords> => {
  const { data, metadata } = event
  const { memberId, occasion, points, message, gifts, bannerIds, grantId } = data
  const [person] = await namedPeople(dependencies, speech, metadata.teamId, [memberId])
  return {
    person: person ?? namedIn(speech, unknownPerson),
    occasion,
    points,
    hasGifts: gifts.length > 0,
    message,
    banner: bannerFor(dependencies, speech, bannerIds, grantId),
    daysLate: daysLateAt(event, dependencies.clock()),
  }
}

const prizeWords = async (
  dependencies: WordsDependencies,
  speech: SlackSpeech,
  { data, metadata: { teamId } }: EventNamed<'PrizeGranted'>,
): Promise<PrizeWords> => {
  const { memberId, wonIn, awardName, points, message, gifts, bannerIds, grantId } = data
  const [person] = await namedPeople(dependencies, speech, teamId, [memberId])
  return {
    person: person ?? namedIn(speech, unknownPerson),
    wonIn,
    awardName,
    points,
    hasGifts: gifts.length > 0,
    message: await shownIn(dependencies, speech, teamId, message),
    banner: bannerFor(dependencies, speech, bannerIds, grantId),
  }
}

const campaignResult = async (
  dependencies: WordsDependencies,
  speech: SlackSpeech,
  { data, metadata: { teamId } }: EventNamed<'CampaignCompleted'>,
): Promise<CampaignResult> => {
  const { title, winnerIds, message, award, nominationCount } = data
  const winners = await namedPeople(dependencies, speech, teamId, winnerIds)
  const said = await shownIn(dependencies, speech, teamId, message)
  return { title, winners, message: said, awardName: award?.name ?? null, nominationCount }
}

const shownIn = (
  { people }: WordsDependencies,
  speech: SlackSpeech,
  teamId: TeamId,
  message: string,
): Promise<string> =>
  showMentions(message, async memberId => namedIn(speech, await people.personOf(teamId, memberId)).name)

const namedPeople = async (
  { people }: WordsDependencies,
  speech: SlackSpeech,
  teamId: TeamId,
  memberIds: readonly MemberId[],
): Promise<readonly Person[]> => {
  const found = await Promise.all(memberIds.map(memberId => people.personOf(teamId, memberId)))
  return found.map(person => namedIn(speech, person))
}
