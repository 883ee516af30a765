import type { ChannelSettings } from '@laurel/ledger/channels/events.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Locale } from '@laurel/ledger/kernel/locale.ts'
import type { SyncMember } from '@laurel/ledger/members/profile/syncMember.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { WebClient } from '@slack/web-api'
import type { Clock } from '../../access/clock.ts'
import { adoptTeam, positionOf } from './adoptTeam.ts'
import { channelInSlack } from './channelInSlack.ts'
import { followChannelName, titleOf } from './channelTitle.ts'
import { setFirstLocale } from './firstLocale.ts'
import { type Conversation, readConversations, readMembers, readTeam, userPages } from './readWorkspace.ts'
import { localeOfSlack } from './slackLocale.ts'
import { isPerson, type SlackUser, syncMemberCommand, takesPart } from './slackUser.ts'
import { commandsToSend, noteSent } from './syncedPeople.ts'
import { withoutLeavers } from './withoutLeavers.ts'

/** The progress of a sync. */
export type SyncProgress = { readonly memberCount: number; readonly channelCount: number }

export type WorkspaceSync = {
  readonly ledger: Ledger
  readonly database: Queryable
  /** The client with the bot token of the workspace. */
  readonly client: WebClient
  readonly clock: Clock
  /** The team of the workspace, by default derived from the workspace's id. */
  readonly teamId?: TeamId | undefined
  /** The settings of a new recognition channel. */
  readonly newChannel: Pick<ChannelSettings, 'shoutoutAllowance' | 'awardAllowance' | 'pointOptions'>
  /** The owner and first administrator of a new team, by default the workspace's primary owner. */
  readonly ownerSlackUserId?: string | undefined
  readonly timeZone?: string | undefined
  readonly pointsName?: string | undefined
  /** The end of the trial of a new team. */
  readonly trialUntil?: Instant | undefined
  /** Leaves out people who did not change since the last sync that did so, except for a share of them each night. */
  readonly skipsUnchanged?: boolean
  /** Receives the progress. */
  readonly onProgress?: ((progress: SyncProgress) => Promise<void>) | undefined
}

export type SyncedWorkspace = SyncProgress & {
  readonly teamId: TeamId
  readonly slackTeamId: string
  readonly teamName: string
  /** The members who take part. */
  readonly slackUserIds: readonly string[]
  /** Read models at this position show the workspace; -1 where nothing changed. */
  readonly position: number
}

type Common = Pick<LedgerCommand, 'teamId' | 'actor' | 'occurredAt'>

/** The number of people between two reports of progress. */
const peoplePerProgress = 50

/**
 * Syncs the team, its members, and the channels that the app is in with the workspace. A repeat records only what
 * changed.
 */
export const syncWorkspace = async (sync: WorkspaceSync): Promise<SyncedWorkspace> => {
  const { client, clock, ledger } = sync
  const team = await readTeam(client)
  const teamId = sync.teamId ?? teamIdOf(team.id)
  const common: Common = { teamId, actor: { kind: 'system', id: 'slack' }, occurredAt: instantOf(clock()) }
  let position = await adoptTeam({ ...sync, occurredAt: common.occurredAt }, teamId, team)
  const send = async (command: LedgerCommand) => {
    const recorded = positionOf(await ledger.handle(command))
    position = Math.max(position, recorded)
  }

  const isOwner = (user: SlackUser): boolean =>
    sync.ownerSlackUserId === undefined ? user.is_primary_owner === true : user.id === sync.ownerSlackUserId
  const userIds = new Set<string>()
  const locales: Locale[] = []
  for await (const page of userPages(client)) {
    const people = page.filter(isPerson)
    for (let start = 0; start < people.length; start += peoplePerProgress) {
      const some = people.slice(start, start + peoplePerProgress)
      await sendChanged(
        sync,
        some.map(user => syncMemberCommand(teamId, user, common.occurredAt, isOwner(user))),
        send,
      )
      for (const user of some.filter(takesPart)) {
        userIds.add(user.id)
        locales.push(...[localeOfSlack(user.locale) ?? []].flat())
      }
      await sync.onProgress?.({ memberCount: userIds.size, channelCount: 0 })
    }
  }

  position = Math.max(
    position,
    await setFirstLocale({ ...sync, occurredAt: common.occurredAt }, teamId, locales),
  )
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

/** The people who are synced at the same time: enough for commits of several, few enough for others to come between. */
const sentAtOnce = 8

/** Notes what was sent after it was recorded, so that a sync that is killed continues after it. */
const sendChanged = async (
  { database, skipsUnchanged = false }: WorkspaceSync,
  commands: readonly SyncMember[],
  send: (command: SyncMember) => Promise<void>,
): Promise<void> => {
  const [first] = commands
  if (!first) return
  const { teamId, occurredAt } = first
  const staying = await withoutLeavers(database, teamId, commands)
  const changed = skipsUnchanged ? await commandsToSend(database, teamId, staying, occurredAt) : staying
  for (let start = 0; start < changed.length; start += sentAtOnce)
    await Promise.all(changed.slice(start, start + sentAtOnce).map(send))
  if (skipsUnchanged) await noteSent(database, teamId, changed)
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
