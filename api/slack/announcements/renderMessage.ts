import { introductionWords } from '@laurel/contract/team/introduction.ts'
import type { BannerId } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { type AwardWords, awardMessage, personalAwardMessage } from '../../awards/slack/awardMessage.ts'
import {
  type CelebrationWords,
  celebrationMessage,
  personalCelebrationMessage,
} from '../../celebrations/slack/celebrationMessage.ts'
import { showMentions } from '../../people/mentions.ts'
import {
  personalShoutoutMessage,
  type ShoutoutWords,
  shoutoutMessage,
} from '../../recognition/slack/shoutoutMessage.ts'
import { introductionMessage } from '../../team/slack/introductionMessage.ts'
import type { Banner, Message } from './messages/message.ts'
import type { PeopleDirectory } from './people.ts'

/** The events that are announced. */
export const announcedTypes = ['ShoutoutGiven', 'AwardGiven', 'AwardGranted', 'LaurelIntroduced'] as const
export type AnnouncedEvent = EventNamed<(typeof announcedTypes)[number]>

export type WordsDependencies = {
  readonly ledger: Pick<Ledger, 'team'>
  readonly people: PeopleDirectory
  /** The address of Laurel. */
  readonly origin: string
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
    case 'LaurelIntroduced': {
      const team = await dependencies.ledger.team(event.metadata.teamId)
      const words =
        team.kind === 'known'
          ? introductionWords(team.name, team.settings.pointsName)
          : introductionWords('your team', 'points')
      return introductionMessage(words, event.data.message, portalUrl)
    }
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
  { data, metadata: { teamId } }: EventNamed<'AwardGranted'>,
): Promise<CelebrationWords> => {
  const { memberId, occasion, points, message, gifts, bannerIds, grantId } = data
  const { pointsName, people } = await peopleOf(dependencies, teamId, [memberId])
  const banner = bannerFor(dependencies, bannerIds, grantId)
  const person = people[0] ?? unknownPerson
  return { person, occasion, points, pointsName, hasGifts: gifts.length > 0, message, banner }
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
  return id === undefined ? null : { url: `${origin}/banners/${id}.png`, name: id.replaceAll('-', ' ') }
}
