import type { KnownMember } from '@laurel/ledger/members/state.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { SlackCaller } from '../app/slackCaller.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { type SlackSpeech, speechToMember } from '../speech/slackSpeech.ts'
import { ensureMember } from '../sync/ensureMember.ts'
import type { GivingRefusal } from './rejectionInWords.ts'

type Giver = {
  readonly kind: 'giver'
  readonly team: KnownTeam
  readonly giver: KnownMember
  readonly speech: SlackSpeech
}

/** The active member behind a call from Slack; a newcomer becomes one. */
export const readGiver = async (
  { ledger, clock }: Pick<SlackContext, 'ledger' | 'clock'>,
  { teamId, slackUserId, client }: SlackCaller,
): Promise<Giver | GivingRefusal> => {
  const [team, giver] = await Promise.all([
    ledger.team(teamId),
    ensureMember({ ledger, client, clock }, teamId, slackUserId),
  ])
  const speech = speechToMember(team, giver)
  if (team.kind === 'unknown') return { kind: 'refused', code: 'TEAM_UNKNOWN', speech }
  if (giver.kind === 'unknown') return { kind: 'refused', code: 'MEMBER_UNKNOWN', speech }
  if (!giver.isActive) return { kind: 'refused', code: 'MEMBER_INACTIVE', speech }
  return { kind: 'giver', team, giver, speech }
}
