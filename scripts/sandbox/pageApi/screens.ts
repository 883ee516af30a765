import type { SandboxContext } from '../sandboxContext.ts'
import type { Change } from '../state/changes.ts'
import { stackOf } from '../state/viewStack.ts'
import type { View } from '../state/views.ts'
import { canRead, openDirect } from '../state/workspace.ts'
import {
  ElementStates,
  type PageChange,
  type PageMessage,
  type PageModal,
  type PageView,
  type PageWorkspace,
} from './pageContract.ts'

export const workspaceScreen = (context: SandboxContext, userId: string): PageWorkspace => {
  const { app, workspace } = context
  const direct = openDirect(workspace, app, userId)
  const home = workspace.homes.get(userId)
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
    userGroups: [...workspace.userGroups.values()].map(({ id, handle, name, users }) => ({
      id,
      handle,
      name,
      userCount: users.length,
    })),
    directChannelId: direct.id,
    home: home === undefined ? null : viewScreen(home),
    stack: stackScreen(stackOf(context, userId)),
  }
}

const viewScreen = ({ id, hash, blocks, values }: View): PageView => ({
  id,
  hash,
  blocks,
  values: ElementStates.parse(values),
})

const stackScreen = (stack: readonly View[]): PageModal[] =>
  stack.flatMap(view =>
    view.type === 'modal'
      ? [{ ...viewScreen(view), title: view.title, submit: view.submit, close: view.close }]
      : [],
  )

export const messagesScreen = (context: SandboxContext, userId: string, channelId: string): PageMessage[] =>
  context.workspace.messages.filter(
    message => message.channelId === channelId && (message.visibleTo ?? userId) === userId,
  )

/** A change as the page of this person receives it; nothing when this person may not see it. */
export const changeScreen = (
  context: SandboxContext,
  change: Change,
  userId: string,
): PageChange | undefined => {
  switch (change.kind) {
    case 'message': {
      const { channelId, visibleTo } = change.message
      return mayRead(context, channelId, visibleTo, userId) ? change : undefined
    }
    case 'messageDeleted':
      return mayRead(context, change.channelId, change.visibleTo, userId) ? change : undefined
    case 'views':
      return change.userId === userId ? { kind: 'views', stack: stackScreen(change.stack) } : undefined
    case 'home':
      return change.userId === userId ? { kind: 'home', view: viewScreen(change.view) } : undefined
    case 'workspace':
      return change
    default:
      return change satisfies never
  }
}

const mayRead = (
  context: SandboxContext,
  channelId: string,
  visibleTo: string | undefined,
  userId: string,
): boolean => {
  const channel = context.workspace.channels.get(channelId)
  return (visibleTo ?? userId) === userId && channel !== undefined && canRead(channel, userId)
}

const roleOf = (user: { isOwner: boolean; isAdmin: boolean; isRestricted: boolean }): string => {
  if (user.isOwner) return 'owner'
  if (user.isAdmin) return 'admin'
  return user.isRestricted ? 'guest' : ''
}
