import type { z } from 'zod'
import type { AppSettings } from '../appSettings.ts'
import { SandboxChannel, SandboxUser, type SandboxUserGroup, SandboxWorkspace } from '../seed.ts'
import type { Message } from './messages.ts'
import type { View } from './views.ts'

export type User = z.output<typeof SandboxUser> & { updatedAt: number }
export type Channel = z.output<typeof SandboxChannel> & {
  createdAt: number
  /** The person a direct conversation with the app belongs to. */
  directWith?: string
}

/** All that the workspace knows; it lives in memory only. */
export type Workspace = {
  readonly team: z.output<typeof SandboxWorkspace>['team']
  profileFields: z.output<typeof SandboxWorkspace>['profileFields']
  readonly users: Map<string, User>
  readonly channels: Map<string, Channel>
  readonly userGroups: ReadonlyMap<string, z.output<typeof SandboxUserGroup>>
  readonly messages: Message[]
  /** By person: the modals on screen, the top one last. */
  readonly viewStacks: Map<string, View[]>
  readonly homes: Map<string, View>
}

export const createWorkspace = (seed: SandboxWorkspace, app: AppSettings, now: Date): Workspace => {
  const { team, users, channels, profileFields, userGroups } = SandboxWorkspace.parse(seed)
  const seconds = Math.floor(now.getTime() / 1000)
  const bot = SandboxUser.parse({
    id: app.botUserId,
    name: app.name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
    realName: app.name,
    isBot: true,
  })
  return {
    team,
    profileFields,
    users: new Map([...users, bot].map(user => [user.id, { ...user, updatedAt: seconds }])),
    channels: new Map(channels.map(channel => [channel.id, { ...channel, createdAt: seconds }])),
    userGroups: new Map(userGroups.map(group => [group.id, group])),
    messages: [],
    viewStacks: new Map(),
    homes: new Map(),
  }
}

/** The conversation between a person and the app; made when first asked for. */
export const openDirect = (workspace: Workspace, app: AppSettings, userId: string): Channel => {
  const id = `D${userId.slice(1)}`
  const known = workspace.channels.get(id)
  if (known !== undefined) return known
  const channel: Channel = {
    ...SandboxChannel.parse({ id: 'C0', name: 'direct', isPrivate: true }),
    id,
    members: [userId, app.botUserId],
    createdAt: 0,
    directWith: userId,
  }
  workspace.channels.set(id, channel)
  return channel
}

/** Whether a person may read a conversation: members always, everyone in public channels. */
export const canRead = (channel: Channel, userId: string): boolean =>
  channel.directWith === undefined
    ? !channel.isPrivate || channel.members.includes(userId)
    : channel.directWith === userId
