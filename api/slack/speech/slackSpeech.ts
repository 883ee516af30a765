import { type Locale, usualTeamLocale } from '@laurel/ledger/kernel/locale.ts'
import { usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import type { KnownMember, MemberState } from '@laurel/ledger/members/state.ts'
import type { KnownTeam, TeamState } from '@laurel/ledger/teams/state.ts'
import { type Speech, speechFor } from '../../messages/speech.ts'
import { escapePointsName } from '../blocks/pointsName.ts'

/** The words of a reader in Slack: plain text, or text with marks, in which the team’s word for points is escaped. */
export type SlackSpeech = Speech & { readonly marked: Speech }

type TeamWords = Pick<KnownTeam, 'pointsName' | 'timeZone' | 'locale'>
type Reader = Pick<KnownMember, 'chosenLocale' | 'chatLocale'>

export const slackSpeechIn = (
  locale: Locale,
  { pointsName, timeZone }: Omit<TeamWords, 'locale'>,
): SlackSpeech => ({
  ...speechFor({ locale, pointsName, timeZone }),
  marked: speechFor({ locale, pointsName: escapePointsName(pointsName), timeZone }),
})

const unknownTeam: TeamWords = { pointsName: usualPointsName, timeZone: 'UTC', locale: null }

const wordsOf = (team: TeamState | TeamWords): TeamWords =>
  'kind' in team && team.kind === 'unknown' ? unknownTeam : team

/** To the readers of a channel: in the language of the team. */
export const speechToTeam = (team: TeamState | TeamWords): SlackSpeech => {
  const words = wordsOf(team)
  return slackSpeechIn(words.locale ?? usualTeamLocale, words)
}

/** To one person: in the language that they chose in Laurel, else that of their workspace profile, else of the team. */
export const speechToMember = (
  team: TeamState | TeamWords,
  member: MemberState | Reader | undefined,
): SlackSpeech => {
  const reader = member === undefined || ('kind' in member && member.kind === 'unknown') ? null : member
  const words = wordsOf(team)
  const locale = reader?.chosenLocale?.locale ?? reader?.chatLocale ?? words.locale ?? usualTeamLocale
  return slackSpeechIn(locale, words)
}
