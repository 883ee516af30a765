import { escapeText } from '../outbound/escapeText.ts'
import { sendEvent } from '../outbound/sendEvent.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import type { Message } from '../state/messages.ts'
import { addMessage } from '../state/post.ts'
import { actorOf, NotPossible } from './actor.ts'
import { markLinks, reportLinks } from './links.ts'

/** A person writes into a conversation they are in. */
export const say = (
  context: SandboxContext,
  written: { userId: string; channelId: string; text: string; threadTs?: string | undefined },
): Message => {
  const { user, channel } = actorOf(context, written.userId, written.channelId)
  if (!channel.members.includes(user.id))
    throw new NotPossible(`${user.realName} is not in #${channel.name}: join it first.`)
  if (channel.isArchived) throw new NotPossible(`#${channel.name} is archived: choose another channel.`)
  if (written.text.trim() === '') throw new NotPossible('An empty message is not sent: write something.')
  const message = addMessage(context, {
    channelId: channel.id,
    userId: user.id,
    text: markLinks(escapeText(context.workspace, written.text, false)),
    blocks: [],
    ...(written.threadTs === undefined ? {} : { threadTs: written.threadTs }),
  })
  reportLinks(context, message)
  if (channel.members.includes(context.app.botUserId))
    sendEvent(context, {
      type: 'message',
      channel: channel.id,
      channel_type: channelType(channel),
      user: user.id,
      text: message.text,
      ts: message.ts,
      event_ts: message.ts,
      team: context.workspace.team.id,
      ...(message.threadTs === undefined ? {} : { thread_ts: message.threadTs }),
    })
  return message
}

const channelType = (channel: { directWith?: string; isPrivate: boolean }): 'im' | 'group' | 'channel' => {
  if (channel.directWith !== undefined) return 'im'
  return channel.isPrivate ? 'group' : 'channel'
}
