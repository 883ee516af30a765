import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { knownMemberIds } from '@laurel/projections/people/members/knownMemberIds.ts'
import type { WebClient } from '@slack/web-api'
import { channelInSlack } from './channelInSlack.ts'
import { Conversation, readMembers } from './readWorkspace.ts'

export type ChannelSource = {
  readonly ledger: Ledger
  readonly database: Queryable
  readonly client: WebClient
  readonly teamId: TeamId
  readonly slackChannelId: string
  readonly occurredAt: Instant
}

const system = { kind: 'system', id: 'slack' } as const

/** Makes a Slack channel with the app in it a recognition channel, with the team's own allowances. */
export const adoptChannel = async ({
  ledger,
  database,
  client,
  teamId,
  slackChannelId,
  occurredAt,
}: ChannelSource): Promise<ChannelId | undefined> => {
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') return undefined
  const conversation = Conversation.parse(
    (await client.conversations.info({ channel: slackChannelId })).channel,
  )
  const channelId = await channelInSlack({ ledger, database }, teamId, slackChannelId)
  if (channelId === undefined) return undefined
  const settings = {
    title: `#${conversation.name}`,
    slackChannelId,
    shoutoutAllowance: team.allowancePolicy.shoutoutPoints,
    awardAllowance: team.allowancePolicy.awardPoints,
    pointOptions: [],
    managerIds: [],
  }
  const id = derivedId('slack.createChannel', channelId)
  // A channel that was adopted before keeps its name and settings.
  await ledger.handle({
    type: 'createChannel',
    id,
    teamId,
    actor: system,
    occurredAt,
    data: { channelId, settings },
  })
  return channelId
}

/** Syncs the members of a recognition channel with Slack. `newsId` identifies the event, so that it counts once. */
export const followChannelMembers = async (
  { ledger, database, client, teamId, slackChannelId, occurredAt }: ChannelSource,
  channelId: ChannelId,
  newsId: string,
): Promise<void> => {
  const candidates = (await readMembers(client, slackChannelId)).map(userId => memberIdOf(teamId, userId))
  const memberIds = (await membersAmong({ ledger, database }, teamId, candidates)).sort()
  await ledger.handle({
    type: 'syncChannelMembers',
    id: derivedId('slack.syncChannelMembers', channelId, newsId),
    teamId,
    actor: system,
    occurredAt,
    data: { channelId, memberIds },
  })
}

/**
 * Those of some ids that belong to members. The ledger is asked only about members that the read model does not know,
 * because a channel of the whole company has as many members as the company.
 */
const membersAmong = async (
  { ledger, database }: Pick<ChannelSource, 'ledger' | 'database'>,
  teamId: TeamId,
  candidates: readonly MemberId[],
): Promise<MemberId[]> => {
  const known = await knownMemberIds(database, teamId, candidates)
  const found = [...known]
  const unknown = candidates.filter(memberId => !known.has(memberId))
  for (let start = 0; start < unknown.length; start += askedAtOnce) {
    const slice = unknown.slice(start, start + askedAtOnce)
    const states = await Promise.all(slice.map(memberId => ledger.member(teamId, memberId)))
    found.push(...slice.filter((_memberId, index) => states[index]?.kind === 'known'))
  }
  return found
}

const askedAtOnce = 50
