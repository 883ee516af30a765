import type { SandboxContext } from '../sandboxContext.ts'
import { type Channel, canRead, openDirect, type User } from '../state/workspace.ts'

/** A person tried an act that the workspace does not allow. */
export class NotPossible extends Error {
  override readonly name = 'NotPossible'
}

export const personOf = (context: SandboxContext, userId: string): User => {
  const user = context.workspace.users.get(userId)
  if (user === undefined || user.isDeleted || user.isBot)
    throw new NotPossible(`${userId} can't act here: choose a person of the workspace.`)
  return user
}

/** The person and the conversation they act in. */
export const actorOf = (
  context: SandboxContext,
  userId: string,
  channelId: string,
): { user: User; channel: Channel } => {
  const user = personOf(context, userId)
  const direct = openDirect(context.workspace, context.app, userId)
  const channel = channelId === direct.id ? direct : context.workspace.channels.get(channelId)
  if (channel === undefined || !canRead(channel, userId))
    throw new NotPossible(`${user.realName} sees no conversation ${channelId}: choose one they are in.`)
  return { user, channel }
}
