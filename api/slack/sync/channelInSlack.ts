import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'

type Sources = { readonly ledger: Pick<Ledger, 'channel'>; readonly database: Queryable }

/**
 * The recognition channel that lives in a Slack channel, or the id under which it would begin. Undefined where an
 * administrator deleted or moved it, even if the app is still in the Slack channel.
 */
export const channelInSlack = async (
  { ledger, database }: Sources,
  teamId: TeamId,
  slackChannelId: string,
): Promise<ChannelId | undefined> => {
  const { rows } = await listChannels(database, teamId, { slackChannelId, limit: 1 })
  const channelId = rows[0]?.channelId ?? channelIdOf(teamId, slackChannelId)
  // The read model may lag behind the log, and would undo a move of just now.
  const channel = await ledger.channel(teamId, channelId)
  if (channel.kind === 'unknown') return channel.wasDeleted ? undefined : channelId
  return channel.settings.slackChannelId === slackChannelId ? channelId : undefined
}
