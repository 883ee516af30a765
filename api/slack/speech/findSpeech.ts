import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { SlackCaller } from '../app/slackCaller.ts'
import { type SlackSpeech, speechToMember, speechToTeam } from './slackSpeech.ts'

type SpeechLedger = Pick<Ledger, 'team' | 'member'>

/** To a member, or to the readers of a channel where there is none. */
export const speechTo = async (
  ledger: SpeechLedger,
  teamId: TeamId,
  memberId: MemberId | null,
): Promise<SlackSpeech> => {
  const [team, member] = await Promise.all([
    ledger.team(teamId),
    memberId === null ? undefined : ledger.member(teamId, memberId),
  ])
  return memberId === null ? speechToTeam(team) : speechToMember(team, member)
}

/** To the person behind a request. */
export const speechToCaller = (
  { ledger }: { readonly ledger: SpeechLedger },
  { teamId, slackUserId }: Pick<SlackCaller, 'teamId' | 'slackUserId'>,
): Promise<SlackSpeech> => speechTo(ledger, teamId, memberIdOf(teamId, slackUserId))
