import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import { escapeMrkdwn, listInWords, mentionUser } from '../blocks/mrkdwn.ts'

/** `1 December`, in the team's time zone. */
export const dayInWords = (instant: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone }).format(new Date(instant))

/** `1 December`, for a day of the calendar. */
export const calendarDayInWords = (day: string): string => dayInWords(`${day}T00:00:00.000Z`, 'UTC')

/** The team's settings that a text depends on. */
export type Wording = Pick<KnownTeam, 'pointsName' | 'timeZone'>

/** Sentences as the bullet list of a message. */
export const linesOf = (sentences: readonly string[]): string =>
  sentences.map(sentence => `• ${escapeMrkdwn(sentence)}`).join('\n')

/** Explains how the recipients outside the channel learn of it; empty if there are none. */
export const outsidersInWords = (slackUserIds: readonly string[]): string => {
  const people = listInWords(slackUserIds.map(mentionUser))
  if (slackUserIds.length === 0) return ''
  return slackUserIds.length === 1
    ? ` ${people} is not in this channel and gets a direct message.`
    : ` ${people} are not in this channel and get direct messages.`
}
