import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { WebClient } from '@slack/web-api'
import type { PeopleDirectory } from './people.ts'

export type Addressee = {
  readonly teamId: TeamId
  readonly recipientId: MemberId | null
  readonly channelId: ChannelId | null
}

/** The Slack channel to post in, or the direct conversation with the recipient. */
export const placeToPost = async (
  { ledger, people }: { readonly ledger: Pick<Ledger, 'channel'>; readonly people: PeopleDirectory },
  client: WebClient,
  { teamId, recipientId, channelId }: Addressee,
): Promise<string | undefined> => {
  if (recipientId !== null) {
    const { slackUserId } = await people.personOf(teamId, recipientId)
    if (slackUserId === null) return undefined
    return (await client.conversations.open({ users: slackUserId })).channel?.id
  }
  if (channelId === null) return undefined
  const channel = await ledger.channel(teamId, channelId)
  return channel.kind === 'known' ? (channel.settings.slackChannelId ?? undefined) : undefined
}
