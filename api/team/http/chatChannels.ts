import { type ChatChannel, getChatChannel, searchChatChannels } from '@laurel/contract/team/chatChannels.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { chatUnavailable, notFound, notInstalled } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import type { ChatAnswer, ChatChannelFound } from '../../slack/directory/chatDirectory.ts'

/** Channels of the chat workspace, to choose one for recognition. */
export const serveChatChannels = (api: Api, dependencies: Dependencies): void => {
  const { chat, database } = dependencies

  const described = async (
    teamId: TeamId,
    found: readonly ChatChannelFound[],
  ): Promise<readonly ChatChannel[]> => {
    const { rows } = await listChannels(database, teamId, { limit: 1_000 })
    const taken = new Set(rows.map(row => row.slackChannelId))
    return found.map(({ id, name, isPrivate, isArchived, isMember, memberCount }) => ({
      id,
      name,
      is_private: isPrivate,
      is_archived: isArchived,
      is_member: isMember,
      member_count: memberCount,
      is_group: taken.has(id),
    }))
  }

  api.route({
    ...routeOf(searchChatChannels),
    handler: async request => {
      const { teamId } = callerOf(request)
      const found = answered(await (chat?.searchChannels(teamId, request.query.q) ?? nobody))
      return { channels: [...(await described(teamId, found))] }
    },
  })

  api.route({
    ...routeOf(getChatChannel),
    handler: async request => {
      const { teamId } = callerOf(request)
      const found = answered(await (chat?.channel(teamId, request.params.id) ?? nobody))
      const [channel] = found ? await described(teamId, [found]) : []
      if (!channel) throw notFound('chat channel')
      return { channel }
    },
  })
}

export const nobody = { kind: 'not installed' } as const

/** What the chat workspace said, or the problem that tells why it did not. */
export const answered = <Value>(answer: ChatAnswer<Value>): Value => {
  switch (answer.kind) {
    case 'answered':
      return answer.value
    case 'unavailable':
      throw chatUnavailable()
    case 'not installed':
      throw notInstalled()
  }
}

/** The chat channel an administrator chose. */
export const chatChannelOf = async (
  { chat }: Pick<Dependencies, 'chat'>,
  teamId: TeamId,
  id: string,
): Promise<ChatChannelFound> => {
  const found = answered(await (chat?.channel(teamId, id) ?? nobody))
  if (found === null) throw notFound('chat channel')
  return found
}

/** Brings the app into a chat channel, and answers which members of the team are there. */
export const joinChat = async (
  { chat, ledger }: Pick<Dependencies, 'chat' | 'ledger'>,
  teamId: TeamId,
  { id, isPrivate }: ChatChannelFound,
): Promise<MemberId[]> => {
  if (!isPrivate) answered(await (chat?.join(teamId, id) ?? nobody))
  const keys = answered(await (chat?.members(teamId, id) ?? nobody))
  const memberIds = keys.map(key => memberIdOf(teamId, key)).sort()
  const states = await Promise.all(memberIds.map(memberId => ledger.member(teamId, memberId)))
  return memberIds.filter((_memberId, index) => states[index]?.kind === 'known')
}
