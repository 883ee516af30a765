import type { ChannelSettings } from '@laurel/ledger/channels/events.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import { channelIdOf, memberIdOf, teamIdOf } from '@laurel/ledger/values/foreignIds.ts'
import type { TeamId } from '@laurel/ledger/values/ids.ts'
import { instantOf } from '@laurel/ledger/values/instant.ts'
import { timeZoneOrUtc } from '@laurel/ledger/values/timeZone.ts'
import type { WebClient } from '@slack/web-api'
import type { Clock } from '../../access/clock.ts'
import { type Conversation, readConversations, readMembers, readTeam, readUsers } from './readWorkspace.ts'
import { isPerson, type SlackUser, syncMemberCommand } from './slackUser.ts'

export type WorkspaceSync = {
  readonly ledger: Ledger
  /** Speaks with the workspace under its bot token. */
  readonly client: WebClient
  readonly clock: Clock
  /** The team of the workspace; derived from the workspace's id unless the team was there before. */
  readonly teamId?: TeamId
  /** How recognition works in a channel that is new to Laurel. */
  readonly newChannel: Pick<ChannelSettings, 'shoutoutAllowance' | 'awardAllowance' | 'pointOptions'>
  /** Who becomes owner and first admin of a new team; the workspace's primary owner unless said otherwise. */
  readonly ownerSlackUserId?: string
  readonly timeZone?: string
  readonly pointsName?: string
}

export type SyncedWorkspace = {
  readonly teamId: TeamId
  readonly slackTeamId: string
  readonly teamName: string
  readonly memberCount: number
  readonly channelCount: number
  /** Read models that reached this position show the workspace; -1 when nothing was new. */
  readonly position: number
}

/**
 * Brings team, members, channels and who is in them to what the workspace says. The channels are those the app was
 * added to. Running it again records only what changed.
 */
export const syncWorkspace = async (sync: WorkspaceSync): Promise<SyncedWorkspace> => {
  const { client, clock } = sync
  const team = await readTeam(client)
  const teamId = sync.teamId ?? teamIdOf(team.id)
  const common = { teamId, actor: { kind: 'system', id: 'slack' }, occurredAt: instantOf(clock()) } as const
  let position = -1
  const send = async (command: LedgerCommand) => {
    position = Math.max(position, positionOf(await sync.ledger.handle(command)))
  }

  await send({
    ...common,
    type: 'createTeam',
    id: derivedId('slack.createTeam', teamId),
    data: {
      teamId,
      name: team.name,
      externalKey: team.id,
      timeZone: timeZoneOrUtc(sync.timeZone),
      pointsName: sync.pointsName ?? 'points',
    },
  })
  if (await givesNothing(sync.ledger, teamId)) await send(firstAllowance(sync, common))
  const people = (await readUsers(client)).filter(isPerson)
  const isOwner = (user: SlackUser): boolean =>
    sync.ownerSlackUserId === undefined ? user.is_primary_owner === true : user.id === sync.ownerSlackUserId
  for (const user of people) await send(syncMemberCommand(teamId, user, common.occurredAt, isOwner(user)))
  const userIds = new Set(people.filter(user => user.deleted !== true).map(user => user.id))
  const conversations = await readConversations(client)
  for (const conversation of conversations) {
    await send(createChannelCommand(sync, common, conversation))
    const inChannel = (await readMembers(client, conversation.id)).filter(userId => userIds.has(userId))
    const channelId = channelIdOf(teamId, conversation.id)
    await send({
      ...common,
      type: 'syncChannelMembers',
      id: derivedId('slack.syncChannelMembers', channelId, common.occurredAt),
      data: { channelId, memberIds: inChannel.map(userId => memberIdOf(teamId, userId)).sort() },
    })
  }
  return {
    teamId,
    slackTeamId: team.id,
    teamName: team.name,
    memberCount: userIds.size,
    channelCount: conversations.length,
    position,
  }
}

/** Whether nobody ever said what members may give; without that nobody can say thank you. */
const givesNothing = async (ledger: Ledger, teamId: TeamId): Promise<boolean> => {
  const team = await ledger.team(teamId)
  return (
    team.kind === 'known' &&
    team.allowancePolicy.shoutoutPoints === 0 &&
    team.allowancePolicy.awardPoints === 0
  )
}

/** Sent once per team under one id: an admin who sets all to nothing later is not overruled. */
const firstAllowance = (
  { newChannel }: WorkspaceSync,
  common: Pick<LedgerCommand, 'teamId' | 'actor' | 'occurredAt'>,
): LedgerCommand => ({
  ...common,
  type: 'setAllowancePolicy',
  id: derivedId('slack.firstAllowance', common.teamId),
  data: {
    interval: 'MONTHLY',
    shoutoutPoints: newChannel.shoutoutAllowance,
    awardPoints: newChannel.awardAllowance,
  },
})

const createChannelCommand = (
  { newChannel }: WorkspaceSync,
  common: Pick<LedgerCommand, 'teamId' | 'actor' | 'occurredAt'>,
  conversation: Conversation,
): LedgerCommand => {
  const channelId = channelIdOf(common.teamId, conversation.id)
  const settings = {
    title: `#${conversation.name}`,
    slackChannelId: conversation.id,
    shoutoutAllowance: newChannel.shoutoutAllowance,
    awardAllowance: newChannel.awardAllowance,
    pointOptions: [...newChannel.pointOptions],
    managerIds: [],
  }
  const id = derivedId('slack.createChannel', channelId)
  return { ...common, type: 'createChannel', id, data: { channelId, settings } }
}

/** A sync meets what is there already: that is no failure. Anything else can't be answered with a "no". */
const positionOf = (outcome: Outcome): number => {
  if (outcome.kind === 'accepted') return outcome.position
  const { code } = outcome.rejection
  // A conflict here means: created earlier under the same id, and renamed since.
  if (code === 'TEAM_EXISTS' || code === 'CHANNEL_EXISTS' || code === 'COMMAND_CONFLICT') return -1
  throw new Error(`The ledger refused what the Slack workspace says: ${code}.`)
}
