import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { hasMember } from '@laurel/ledger/kernel/memberSet.ts'
import type { WebClient } from '@slack/web-api'
import { isInConversation, pageSizeMax } from '../sync/readWorkspace.ts'
import type { PeopleDirectory } from './people.ts'

type Dependencies = { readonly ledger: Pick<Ledger, 'channel'>; readonly people: PeopleDirectory }

/** The recipients among the members of a recognition channel. */
export const membersAmong = async (
  { ledger }: Pick<Dependencies, 'ledger'>,
  teamId: TeamId,
  channelId: ChannelId,
  recipientIds: readonly MemberId[],
): Promise<readonly MemberId[]> => {
  const channel = await ledger.channel(teamId, channelId)
  return channel.kind === 'known' ? recipientIds.filter(id => hasMember(channel.memberIds, id)) : []
}

/**
 * The recipients among the members of any Slack channel, as Slack answers. Most channels fit into one page. In a larger
 * one, Slack is asked about each recipient whom the page does not name: they are few, and the pages may be many.
 */
export const slackMembersAmong = async (
  { people }: Pick<Dependencies, 'people'>,
  client: WebClient,
  teamId: TeamId,
  slackChannelId: string,
  recipientIds: readonly MemberId[],
): Promise<readonly MemberId[]> => {
  const wanted = new Map<string, MemberId>()
  for (const recipientId of recipientIds) {
    const { slackUserId } = await people.personOf(teamId, recipientId)
    if (slackUserId !== null) wanted.set(slackUserId, recipientId)
  }
  if (wanted.size === 0) return []
  const { members = [], response_metadata: next } = await client.conversations.members({
    channel: slackChannelId,
    limit: pageSizeMax,
  })
  const named = new Set(members)
  const isLarge = (next?.next_cursor ?? '') !== ''
  const found: MemberId[] = []
  for (const [slackUserId, recipientId] of wanted)
    if (named.has(slackUserId) || (isLarge && (await isInConversation(client, slackUserId, slackChannelId))))
      found.push(recipientId)
  return found
}
