import { withAwardYears } from '@laurel/contract/celebrations/awardYears.ts'
import { latenessOf } from '@laurel/ledger/celebrations/lateness.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Occasion } from '@laurel/ledger/members/awards/awardEvents.ts'
import {
  type Banner,
  bannerOf,
  context,
  excerpt,
  type Message,
  type Person,
  personInWords,
  section,
} from '../../slack/announcements/messages/message.ts'
import { cutIntoSections } from '../../slack/blocks/cutIntoSections.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'

export type CelebrationWords = {
  readonly person: Person
  readonly occasion: Occasion
  readonly points: Points
  readonly hasGifts: boolean
  /** May hold `{name}` and `{award_years}`. */
  readonly message: string
  readonly banner: Banner | null
  /** Days between the occasion and the message. */
  readonly daysLate: number
}

/** The announcement of a celebration in a channel, in the words of the team. */
export const celebrationMessage = (speech: SlackSpeech, celebration: CelebrationWords): Message =>
  messageOf(speech, celebration, brings(speech, celebration))

/** The announcement to the member, as a direct message. */
export const personalCelebrationMessage = (
  speech: SlackSpeech,
  celebration: CelebrationWords,
  portalUrl: string,
): Message =>
  messageOf(speech, celebration, [
    ...brings(speech, celebration),
    `<${portalUrl}|${speech.text('giving.seeRewards')}>`,
  ])

const messageOf = (speech: SlackSpeech, celebration: CelebrationWords, parts: readonly string[]): Message => {
  const said = celebration.message === '' ? usualWords(speech, celebration.occasion) : celebration.message
  const message = filled(excerpt(said), celebration)
  return {
    text: isBelated(celebration) ? speech.text('celebrations.belated', { message }) : message,
    blocks: [
      ...bannerOf(celebration.banner),
      ...cutIntoSections(`${emojiOf(celebration.occasion)} ${filled(said, celebration)}`).map(section),
      ...(parts.length === 0 ? [] : [context(parts)]),
    ],
  }
}

const filled = (message: string, { person, occasion }: CelebrationWords): string =>
  withAwardYears(escapeMrkdwn(message), occasion.years).replaceAll('{name}', personInWords(person))

/** The message if the team has written none. */
const usualWords = (speech: SlackSpeech, { kind, years }: Occasion): string => {
  switch (kind) {
    case 'BIRTHDAY':
      return speech.text('celebrations.usual.birthday')
    case 'ANNIVERSARY':
      return speech.text('celebrations.usual.anniversary', { smart_count: years ?? 0 })
    case 'NEW_HIRE':
      return speech.text('celebrations.usual.newHire')
    default:
      return assertNever(kind)
  }
}

const emojiOf = ({ kind }: Occasion): string => {
  switch (kind) {
    case 'BIRTHDAY':
      return ':birthday:'
    case 'ANNIVERSARY':
      return ':tada:'
    case 'NEW_HIRE':
      return ':wave:'
    default:
      return assertNever(kind)
  }
}

const isBelated = ({ daysLate }: CelebrationWords): boolean => latenessOf(daysLate) !== 'onTime'

const brings = (speech: SlackSpeech, celebration: CelebrationWords): string[] => {
  const { points, hasGifts, daysLate } = celebration
  return [
    ...(points === 0 ? [] : [`*+${speech.marked.points(points)}*`]),
    ...(hasGifts ? [speech.text('awards.withGift')] : []),
    ...(isBelated(celebration) ? [speech.text('celebrations.belatedBy', { smart_count: daysLate })] : []),
  ]
}
