import type { SandboxContext } from '../sandboxContext.ts'
import type { Change } from '../state/changes.ts'
import type { Message } from '../state/messages.ts'
import { stackOf } from '../state/viewStack.ts'
import { canRead, openDirect } from '../state/workspace.ts'

/** Everything the page shows to a person but the messages. */
export const workspaceScreen = (context: SandboxContext, userId: string) => {
  const { app, workspace } = context
  const direct = openDirect(workspace, app, userId)
  return {
    team: workspace.team,
    otherWorkspaces: context
      .workspaces()
      .filter(other => other !== context)
      .map(other => ({ name: other.workspace.team.name, address: `${other.home}/` })),
    me: userId,
    app: {
      name: app.name,
      description: app.description,
      userId: app.botUserId,
      isInstalled: context.installation.current() !== undefined,
      slashCommands: app.slashCommands,
      shortcuts: app.shortcuts,
    },
    people: [...workspace.users.values()].map(user => ({
      id: user.id,
      name: user.name,
      realName: user.realName,
      title: user.title ?? '',
      picture: user.avatar ?? `avatars/${user.id}.svg`,
      isBot: user.isBot,
      isDeleted: user.isDeleted,
      role: roleOf(user),
    })),
    channels: [...workspace.channels.values()]
      .filter(channel => channel.directWith === undefined && canRead(channel, userId))
      .map(({ id, name, topic, purpose, isPrivate, isArchived, members }) => ({
        id,
        name,
        topic,
        purpose,
        isPrivate,
        isArchived,
        memberIds: members,
        isMember: members.includes(userId),
      })),
    directChannelId: direct.id,
    home: workspace.homes.get(userId) ?? null,
    stack: stackOf(context, userId),
  }
}

export const messagesScreen = (context: SandboxContext, userId: string, channelId: string): Message[] =>
  context.workspace.messages.filter(
    message => message.channelId === channelId && (message.visibleTo ?? userId) === userId,
  )

/** Whether a change is for this person's eyes. */
export const concerns = (context: SandboxContext, change: Change, userId: string): boolean => {
  switch (change.kind) {
    case 'message':
      return (
        (change.message.visibleTo ?? userId) === userId && mayRead(context, change.message.channelId, userId)
      )
    case 'messageDeleted':
      return (change.visibleTo ?? userId) === userId && mayRead(context, change.channelId, userId)
    case 'views':
    case 'home':
      return change.userId === userId
    case 'workspace':
      return true
    default:
      return change satisfies never
  }
}

const mayRead = (context: SandboxContext, channelId: string, userId: string): boolean => {
  const channel = context.workspace.channels.get(channelId)
  return channel !== undefined && canRead(channel, userId)
}

const roleOf = (user: { isOwner: boolean; isAdmin: boolean; isRestricted: boolean }): string => {
  if (user.isOwner) return 'owner'
  if (user.isAdmin) return 'admin'
  return user.isRestricted ? 'guest' : ''
}
