import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type ChatAnswer, type ChatChannelFound, type ChatDirectory, noChat } from './chatDirectory.ts'

export type ChatDependencies = {
  readonly ledger: Pick<Ledger, 'member'>
  /** Left out, no chat workspace is connected. */
  readonly chat?: ChatDirectory
}

/**
 * Adds the app to a chat channel and answers the members of the team that are in it. The answer is 'not installed' or
 * 'unavailable' where the workspace gives none.
 */
export const joinChat = async (
  { chat, ledger }: ChatDependencies,
  teamId: TeamId,
  { id, isPrivate }: ChatChannelFound,
): Promise<ChatAnswer<readonly MemberId[]>> => {
  if (chat === undefined) return noChat
  if (!isPrivate) {
    const joined = await chat.join(teamId, id)
    if (joined.kind !== 'answered') return joined
  }
  const keys = await chat.members(teamId, id)
  if (keys.kind !== 'answered') return keys
  const memberIds = keys.value.map(key => memberIdOf(teamId, key)).sort()
  const states = await Promise.all(memberIds.map(memberId => ledger.member(teamId, memberId)))
  return {
    kind: 'answered',
    value: memberIds.filter((_memberId, index) => states[index]?.kind === 'known'),
  }
}
