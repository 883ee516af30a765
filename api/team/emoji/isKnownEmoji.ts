import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type ChatAnswer, type ChatDirectory, noChat } from '../chatDirectory.ts'
import { standardEmoji } from './standardEmoji.ts'

/** Whether the workspace of a team has an emoji: a standard one, or one that it added. */
export const isKnownEmoji = async (
  chat: Pick<ChatDirectory, 'icons'> | undefined,
  teamId: TeamId,
  name: string,
): Promise<ChatAnswer<boolean>> => {
  if (standardEmoji.has(name)) return { kind: 'answered', value: true }
  const icons = await (chat?.icons(teamId) ?? noChat)
  return icons.kind === 'answered'
    ? { kind: 'answered', value: icons.value.some(icon => icon.name === name) }
    : icons
}
