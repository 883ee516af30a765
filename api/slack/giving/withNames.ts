import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { mentionedIn, nameMentions } from './readableText.ts'

/** Replaces Slack user ids with names, for a form that people read. Unknown ids are kept. */
export const withNames = async (
  { ledger }: Pick<SlackContext, 'ledger'>,
  teamId: TeamId,
  text: string,
): Promise<string> => {
  const names = new Map<string, string>()
  for (const slackUserId of mentionedIn(text)) {
    const member = await ledger.member(teamId, memberIdOf(teamId, slackUserId))
    if (member.kind === 'known') names.set(slackUserId, member.profile.name)
  }
  return nameMentions(text, slackUserId => names.get(slackUserId))
}
