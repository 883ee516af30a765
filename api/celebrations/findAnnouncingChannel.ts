import { announcingChannel } from '@laurel/ledger/celebrations/announcingChannel.ts'
import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'

const channelsMax = 200

/**
 * Finds the channel in which a celebration is announced, by the rule `announcingChannel`: among the chosen channels that
 * still exist (a channel that Slack archived has no members), or among the channels of the member.
 */
export const findAnnouncingChannel = async (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
  chosen: readonly ChannelId[] | null,
): Promise<ChannelId | undefined> => {
  const [theirs, all] = await Promise.all([
    listChannels(database, teamId, { memberId, limit: channelsMax }),
    chosen && listChannels(database, teamId, { channelIds: chosen, limit: channelsMax }),
  ])
  const theirIds = new Set(theirs.rows.map(({ channelId }) => channelId))
  return announcingChannel(
    (all ?? theirs).rows
      .filter(({ slackChannelId, memberCount }) => slackChannelId !== null && memberCount > 0)
      .map(({ channelId, memberCount }) => ({ channelId, memberCount, isTheirs: theirIds.has(channelId) })),
  )
}
