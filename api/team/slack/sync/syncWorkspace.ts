import type { ChannelSettings } from '@laurel/ledger/channels/events.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { WebClient } from '@slack/web-api'
import type { Clock } from '../../../access/clock.ts'
import { adoptTeam, positionOf } from './adoptTeam.ts'
import { channelInSlack } from './channelInSlack.ts'
import { followChannelName, titleOf } from './channelTitle.ts'
import { type Conversation, readConversations, readMembers, readTeam, readUsers } from './readWorkspace.ts'
import { isPerson, type SlackUser, syncMemberCommand, takesPart } from './slackUser.ts'

/** How far a sync has come. */
export type SyncProgress = { readonly memberCount: number; readonly channelCount: number }

export type WorkspaceSync = {
  readonly ledger: Ledger
  readonly database: Queryable
  /** Speaks with the workspace under its bot token. */
  readonly client: WebClient
  readonly clock: Clock
  /** The team of the workspace; derived from the workspace's id unless the team was there before. */
  readonly teamId?: TeamId | undefined
  /** How recognition works in a channel that is new to Laurel. */
  readonly newChannel: Pick<ChannelSettings, 'shoutoutAllowance' | 'awardAllowance' | 'pointOptions'>
  /** Who becomes owner and first admin of a new team; the workspace's primary owner unless said otherwise. */
  readonly ownerSlackUserId?: string | undefined
  readonly timeZone?: string | undefined
  readonly pointsName?: string | undefined
  /** Until when a new team tries Laurel. */
  readonly trialUntil?: Instant | undefined
  /** Told now and then how far it is. */
  readonly onProgress?: ((progress: SyncProgress) => Promise<void>) | undefined
}

export type SyncedWorkspace = SyncProgress & {
  readonly teamId: TeamId
  readonly slackTeamId: string
  readonly teamName: string
  /** Everybody who takes part. */
  readonly slackUserIds: readonly string[]
  /** Read models that reached this position show the workspace; -1 when nothing was new. */
  readonly position: number
}

type Common = Pick<LedgerCommand, 'teamId' | 'actor' | 'occurredAt'>

/** People between two words about how far it is. */
const peoplePerProgress = 50

/**
 * Brings team, members, channels and who is in them to what the workspace says. The channels are those the app was
 * added to. Running it again records only what changed.
 */
export const syncWorkspace = async (sync: WorkspaceSync): Promise<SyncedWorkspace> => {
  const { client, clock, ledger } = sync
  const team = await readTeam(client)
  const teamId = sync.teamId ?? teamIdOf(team.id)
  const common: Common = { teamId, actor: { kind: 'system', id: 'slack' }, occurredAt: instantOf(clock()) }
  let position = await adoptTeam({ ...sync, occurredAt: common.occurredAt }, teamId, team)
  const send = async (command: LedgerCommand) => {
    position = Math.max(position, positionOf(await ledger.handle(command)))
  }

  const people = (await readUsers(client)).filter(isPerson)
  const isOwner = (user: SlackUser): boolean =>
    sync.ownerSlackUserId === undefined ? user.is_primary_owner === true : user.id === sync.ownerSlackUserId
  const userIds = new Set<string>()
  for (const user of people) {
    await send(syncMemberCommand(teamId, user, common.occurredAt, isOwner(user)))
    if (!takesPart(user)) continue
    userIds.add(user.id)
    if (userIds.size % peoplePerProgress === 0)
      await sync.onProgress?.({ memberCount: userIds.size, channelCount: 0 })
  }

  const conversations = await readConversations(client)
  let channelCount = 0
  for (const { id, name } of conversations) {
    const channelId = await channelInSlack(sync, teamId, id)
    if (channelId === undefined) continue
    await send(createChannelCommand(sync, common, { channelId, id, name }))
    const renamed = { ledger, teamId, channelId, slackName: name, occurredAt: common.occurredAt }
    position = Math.max(position, await followChannelName(renamed))
    const inChannel = (await readMembers(client, id)).filter(userId => userIds.has(userId))
    await send({
      ...common,
      type: 'syncChannelMembers',
      id: derivedId('slack.syncChannelMembers', channelId, common.occurredAt),
      data: { channelId, memberIds: inChannel.map(userId => memberIdOf(teamId, userId)).sort() },
    })
    channelCount += 1
    await sync.onProgress?.({ memberCount: userIds.size, channelCount })
  }
  return {
    teamId,
    slackTeamId: team.id,
    teamName: team.name,
    slackUserIds: [...userIds],
    memberCount: userIds.size,
    channelCount,
    position,
  }
}

const createChannelCommand = (
  { newChannel }: WorkspaceSync,
  common: Common,
  { channelId, id, name }: Pick<Conversation, 'id' | 'name'> & { readonly channelId: ChannelId },
): LedgerCommand => {
  const settings = {
    title: titleOf(name),
    slackChannelId: id,
    shoutoutAllowance: newChannel.shoutoutAllowance,
    awardAllowance: newChannel.awardAllowance,
    pointOptions: [...newChannel.pointOptions],
    managerIds: [],
  }
  return {
    ...common,
    type: 'createChannel',
    id: derivedId('slack.createChannel', channelId),
    data: { channelId, settings },
  }
}
