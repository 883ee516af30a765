import { withAwardYears } from '@laurel/contract/celebrations/awardYears.ts'
import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { latenessOf } from '@laurel/ledger/celebrations/lateness.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
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
import { escapePointsName } from '../../slack/blocks/pointsName.ts'

export type CelebrationWords = {
  readonly person: Person
  readonly occasion: Occasion
  readonly points: Points
  readonly pointsName: PointsName
  readonly hasGifts: boolean
  /** May hold `{name}` and `{award_years}`. */
  readonly message: string
  readonly banner: Banner | null
  /** Days between the occasion and the message. */
  readonly daysLate: number
}

/** The announcement of a celebration in a channel, in the words of the team. */
export const celebrationMessage = (celebration: CelebrationWords): Message =>
  messageOf(celebration, brings(celebration))

/** The announcement to the member, as a direct message. */
export const personalCelebrationMessage = (celebration: CelebrationWords, portalUrl: string): Message =>
  messageOf(celebration, [...brings(celebration), `<${portalUrl}|See your rewards>`])

const messageOf = (celebration: CelebrationWords, parts: readonly string[]): Message => {
  const said = celebration.message === '' ? usualWords(celebration.occasion) : celebration.message
  return {
    text: `${isBelated(celebration) ? 'Belated: ' : ''}${filled(excerpt(said), celebration)}`,
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
const usualWords = ({ kind }: Occasion): string => {
  switch (kind) {
    case 'BIRTHDAY':
      return 'Happy birthday, {name}!'
    case 'ANNIVERSARY':
      return 'Congratulations on {award_years} years with us, {name}!'
    case 'NEW_HIRE':
      return 'Welcome to the team, {name}!'
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

const brings = (celebration: CelebrationWords): string[] => {
  const { points, pointsName, hasGifts, daysLate } = celebration
  return [
    ...(points === 0 ? [] : [`*+${formatPoints(points, escapePointsName(pointsName))}*`]),
    ...(hasGifts ? [':gift: with a gift to choose'] : []),
    ...(isBelated(celebration) ? [`:hourglass: Belated by ${daysLate} days`] : []),
  ]
}
