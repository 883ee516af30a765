import { z } from 'zod'
import type { SandboxContext } from '../sandboxContext.ts'
import { type Message, toSlackMessage } from '../state/messages.ts'
import {
  addMessage,
  findMessage,
  isRefusal,
  readContent,
  removeMessage,
  replaceContent,
} from '../state/post.ts'
import { type Channel, openDirect } from '../state/workspace.ts'
import { findForApp } from './conversations.ts'
import { type Method, method, type Refusal, readJson, refuse } from './method.ts'

const content = { text: z.string().optional(), blocks: z.unknown().optional() }

export const chatMethods: Record<string, Method> = {
  'chat.postMessage': method(
    z.object({
      channel: z.string(),
      thread_ts: z.string().optional(),
      metadata: z.unknown().optional(),
      ...content,
    }),
    (context, args) => {
      const channel = placeToPost(context, args.channel)
      if (isRefusal(channel)) return channel
      const read = readContent(context, args)
      if (isRefusal(read)) return read
      const message = addMessage(context, {
        channelId: channel.id,
        userId: context.app.botUserId,
        ...read,
        ...(args.thread_ts === undefined ? {} : { threadTs: args.thread_ts }),
        ...(args.metadata === undefined ? {} : { metadata: readJson(args.metadata) }),
      })
      return posted(context, message)
    },
    'chat:write',
  ),
  'chat.postEphemeral': method(
    z.object({ channel: z.string(), user: z.string(), thread_ts: z.string().optional(), ...content }),
    (context, args) => {
      const channel = placeToPost(context, args.channel)
      if (isRefusal(channel)) return channel
      if (!channel.members.includes(args.user)) return refuse('user_not_in_channel')
      const read = readContent(context, args)
      if (isRefusal(read)) return read
      const message = addMessage(context, {
        channelId: channel.id,
        userId: context.app.botUserId,
        visibleTo: args.user,
        ...read,
      })
      return { ok: true, message_ts: message.ts }
    },
    'chat:write',
  ),
  'chat.update': method(
    z.object({ channel: z.string(), ts: z.string(), ...content }),
    (context, args) => {
      const message = ownMessage(context, args, 'cant_update_message')
      if (isRefusal(message)) return message
      const read = readContent(context, args)
      if (isRefusal(read)) return read
      replaceContent(context, message, read)
      return { ...posted(context, message), text: message.text }
    },
    'chat:write',
  ),
  'chat.delete': method(
    z.object({ channel: z.string(), ts: z.string() }),
    (context, args) => {
      const message = ownMessage(context, args, 'cant_delete_message')
      if (isRefusal(message)) return message
      removeMessage(context, message)
      return { ok: true, channel: args.channel, ts: args.ts }
    },
    'chat:write',
  ),
  'chat.getPermalink': method(z.object({ channel: z.string(), message_ts: z.string() }), (context, args) => {
    const message = findMessage(context, args.channel, args.message_ts)
    if (message === undefined) return refuse('message_not_found')
    const permalink = `${context.url()}/archives/${args.channel}/p${args.message_ts.replace('.', '')}`
    return { ok: true, channel: args.channel, permalink }
  }),
}

const posted = (context: SandboxContext, message: Message) => ({
  ok: true as const,
  channel: message.channelId,
  ts: message.ts,
  message: toSlackMessage(message, context.app, context.workspace.team.id),
})

/** Finds where the app may post: a channel, a direct conversation, or a person. */
const placeToPost = (context: SandboxContext, id: string): Channel | Refusal => {
  const { app, workspace } = context
  const user = workspace.users.get(id)
  if (user !== undefined) return user.isDeleted ? refuse('user_disabled') : openDirect(workspace, app, id)
  const channel = findForApp(context, id)
  if (channel === undefined) return refuse('channel_not_found')
  if (channel.isArchived) return refuse('is_archived')
  const mayPost = channel.members.includes(app.botUserId) || app.scopes.includes('chat:write.public')
  return mayPost ? channel : refuse('not_in_channel')
}

const ownMessage = (
  context: SandboxContext,
  { channel, ts }: { channel: string; ts: string },
  notOwn: string,
): Message | Refusal => {
  if (findForApp(context, channel) === undefined) return refuse('channel_not_found')
  const message = findMessage(context, channel, ts)
  if (message === undefined || message.visibleTo !== undefined) return refuse('message_not_found')
  return message.isFromApp ? message : refuse(notOwn)
}
