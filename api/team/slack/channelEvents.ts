import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { SlackCaller } from '../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../slack/app/slackDependencies.ts'
import { placeIn } from '../../slack/giving/places.ts'
import { adoptChannel, followChannelMembers } from '../../slack/sync/adoptChannel.ts'
import { followChannelName } from '../../slack/sync/channelTitle.ts'
import { emptyChannel } from '../../slack/sync/closeChannels.ts'

/** `newsId` identifies the event, so that it counts once. */
export type ChannelNews = { readonly slackChannelId: string; readonly newsId: string }

/** The app joined a channel, which makes it a recognition channel with the people who are there. */
export const appJoined = async (
  { ledger, database, clock }: SlackContext,
  { teamId, client }: SlackCaller,
  { slackChannelId, newsId }: ChannelNews,
): Promise<void> => {
  const source = { ledger, database, client, teamId, slackChannelId, occurredAt: clock() }
  const known = await recognitionChannel({ database }, teamId, slackChannelId)
  const channelId = known ?? (await adoptChannel(source))
  if (channelId !== undefined) await followChannelMembers(source, channelId, newsId)
}

export const channelRenamed = async (
  { ledger, database, clock }: SlackContext,
  teamId: TeamId,
  { slackChannelId, slackName }: { readonly slackChannelId: string; readonly slackName: string },
): Promise<void> => {
  const channelId = await recognitionChannel({ database }, teamId, slackChannelId)
  if (channelId !== undefined)
    await followChannelName({ ledger, teamId, channelId, slackName, occurredAt: clock() })
}

/** The channel was archived or deleted, which empties its recognition channel. */
export const channelClosed = async (
  { ledger, database, clock }: SlackContext,
  teamId: TeamId,
  { slackChannelId, newsId }: ChannelNews,
): Promise<void> => {
  const channelId = await recognitionChannel({ database }, teamId, slackChannelId)
  if (channelId !== undefined) await emptyChannel({ ledger, teamId, occurredAt: clock() }, channelId, newsId)
}

export const channelReopened = async (
  { ledger, database, clock }: SlackContext,
  { teamId, client }: SlackCaller,
  { slackChannelId, newsId }: ChannelNews,
): Promise<void> => {
  const channelId = await recognitionChannel({ database }, teamId, slackChannelId)
  const source = { ledger, database, client, teamId, slackChannelId, occurredAt: clock() }
  if (channelId !== undefined) await followChannelMembers(source, channelId, newsId)
}

const recognitionChannel = async (
  { database }: Pick<SlackContext, 'database'>,
  teamId: TeamId,
  slackChannelId: string,
): Promise<ChannelId | undefined> => (await placeIn(database, teamId, slackChannelId))?.channelId
