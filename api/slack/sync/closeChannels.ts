import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'
import { WebAPIPlatformError, type WebClient } from '@slack/web-api'
import { positionOf } from './adoptTeam.ts'
import { Conversation } from './readWorkspace.ts'

type Closing = {
  readonly ledger: Ledger
  readonly teamId: TeamId
  readonly occurredAt: Instant
}

/** Empties the recognition channel of an archived or deleted channel. Its history and its settings stay. */
export const emptyChannel = async (
  { ledger, teamId, occurredAt }: Closing,
  channelId: ChannelId,
  newsId: string,
): Promise<number> =>
  positionOf(
    await ledger.handle({
      type: 'syncChannelMembers',
      id: derivedId('slack.syncChannelMembers', channelId, newsId),
      teamId,
      actor: { kind: 'system', id: 'slack' },
      occurredAt,
      data: { channelId, memberIds: [] },
    }),
  )

const channelsMax = 1_000

/** Empties every recognition channel whose Slack channel was archived while the server was down. */
export const emptyArchivedChannels = async (
  closing: Closing & { readonly client: WebClient; readonly database: Queryable },
): Promise<void> => {
  const { database, client, teamId, occurredAt } = closing
  const { rows } = await listChannels(database, teamId, { limit: channelsMax })
  for (const { channelId, slackChannelId, memberCount } of rows)
    if (slackChannelId !== null && memberCount > 0 && (await isGone(client, slackChannelId)))
      await emptyChannel(closing, channelId, occurredAt)
}

/** A private channel that the app was removed from still exists; the app can't see it. */
const isGone = async (client: WebClient, slackChannelId: string): Promise<boolean> => {
  try {
    const { channel } = await client.conversations.info({ channel: slackChannelId })
    return Conversation.parse(channel).is_archived === true
  } catch (error) {
    if (error instanceof WebAPIPlatformError && error.data.error === 'channel_not_found') return false
    throw error
  }
}
