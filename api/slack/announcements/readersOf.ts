import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { WebClient } from '@slack/web-api'
import type { PeopleDirectory } from './people.ts'

type Dependencies = { readonly ledger: Pick<Ledger, 'channel'>; readonly people: PeopleDirectory }

const membersPerPage = 1_000

/** A recipient beyond these pages counts as absent and gets a direct message. */
const pagesMax = 10

/** The recipients among the members of a recognition channel. */
export const membersAmong = async (
  { ledger }: Pick<Dependencies, 'ledger'>,
  teamId: TeamId,
  channelId: ChannelId,
  recipientIds: readonly MemberId[],
): Promise<readonly MemberId[]> => {
  const channel = await ledger.channel(teamId, channelId)
  return channel.kind === 'known' ? recipientIds.filter(id => channel.memberIds.has(id)) : []
}

/** The recipients among the members of any Slack channel, as Slack answers. */
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
  const found: MemberId[] = []
  let cursor = ''
  for (let page = 0; page < pagesMax && found.length < wanted.size; page += 1) {
    const answer = await client.conversations.members({
      channel: slackChannelId,
      limit: membersPerPage,
      ...(cursor === '' ? {} : { cursor }),
    })
    found.push(...(answer.members ?? []).flatMap(slackUserId => wanted.get(slackUserId) ?? []))
    cursor = answer.response_metadata?.next_cursor ?? ''
    if (cursor === '') break
  }
  return found
}
