import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import { escapeMrkdwn } from '../blocks/mrkdwn.ts'

/** `1 December`, in the team's time zone. */
export const dayInWords = (instant: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone }).format(new Date(instant))

/** The team's settings that a text depends on. */
export type Wording = Pick<KnownTeam, 'pointsName' | 'timeZone'>

/** Sentences as the bullet list of a message. */
export const linesOf = (sentences: readonly string[]): string =>
  sentences.map(sentence => `• ${escapeMrkdwn(sentence)}`).join('\n')
