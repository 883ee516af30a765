import { type ChatChannel, getChatChannel, searchChatChannels } from '@laurel/contract/team/chatChannels.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { type ChatChannelFound, noChat } from '../chatDirectory.ts'
import { answeredBy } from './chatAnswer.ts'

const channelsMax = 1_000

/** Channels of the chat workspace, for an administrator who chooses one for recognition. */
export const serveChatChannels = (api: Api, { chat, database }: Dependencies): void => {
  const described = async (
    teamId: TeamId,
    found: readonly ChatChannelFound[],
  ): Promise<readonly ChatChannel[]> => {
    const { rows } = await listChannels(database, teamId, { limit: channelsMax })
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
      const found = answeredBy(await (chat?.searchChannels(teamId, request.query.q) ?? noChat))
      return { channels: [...(await described(teamId, found))] }
    },
  })

  api.route({
    ...routeOf(getChatChannel),
    handler: async request => {
      const { teamId } = callerOf(request)
      const found = answeredBy(await (chat?.channel(teamId, request.params.id) ?? noChat))
      const [channel] = found ? await described(teamId, [found]) : []
      if (!channel) throw notFound('chat channel')
      return { channel }
    },
  })
}
