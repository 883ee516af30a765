import { sendEvent } from '../outbound/sendEvent.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import type { Message } from '../state/messages.ts'

/** Adds a reaction; false when the person had reacted so before. */
export const addReaction = (
  context: SandboxContext,
  message: Message,
  userId: string,
  name: string,
): boolean => {
  const reaction = message.reactions.find(each => each.name === name)
  if (reaction?.users.includes(userId) === true) return false
  if (reaction === undefined) message.reactions.push({ name, users: [userId] })
  else reaction.users.push(userId)
  tell(context, 'reaction_added', message, userId, name)
  return true
}

/** Takes a reaction back; false when there was none. */
export const removeReaction = (
  context: SandboxContext,
  message: Message,
  userId: string,
  name: string,
): boolean => {
  const reaction = message.reactions.find(each => each.name === name)
  if (reaction?.users.includes(userId) !== true) return false
  reaction.users = reaction.users.filter(id => id !== userId)
  message.reactions = message.reactions.filter(each => each.users.length > 0)
  tell(context, 'reaction_removed', message, userId, name)
  return true
}

const tell = (
  context: SandboxContext,
  type: 'reaction_added' | 'reaction_removed',
  message: Message,
  userId: string,
  name: string,
): void => {
  context.changes.publish({ kind: 'message', message })
  const channel = context.workspace.channels.get(message.channelId)
  if (channel?.members.includes(context.app.botUserId) !== true) return
  sendEvent(context, {
    type,
    user: userId,
    reaction: name,
    item_user: message.userId,
    item: { type: 'message', channel: message.channelId, ts: message.ts },
    event_ts: context.sequence.timestamp(),
  })
}
