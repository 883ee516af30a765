import { z } from 'zod'
import { addMember } from '../people/membership.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { type Channel, openDirect } from '../state/workspace.ts'
import { flag, type Method, method, refuse } from './method.ts'
import { pageFields, pageOf } from './page.ts'

export const conversationMethods: Record<string, Method> = {
  'conversations.list': method(
    z.object({
      ...pageFields,
      types: z.string().default('public_channel'),
      exclude_archived: flag.optional(),
    }),
    (context, args) => {
      const types = args.types.split(',').map(type => type.trim())
      const channels = [...context.workspace.channels.values()].filter(
        channel =>
          types.includes(typeOf(channel)) &&
          (!channel.isPrivate || channel.members.includes(context.app.botUserId)) &&
          !(args.exclude_archived === true && channel.isArchived),
      )
      const page = pageOf(channels, channel => channel.id, args)
      if (page === undefined) return refuse('invalid_cursor')
      return {
        ok: true,
        channels: page.items.map(channel => toSlackChannel(context, channel)),
        response_metadata: { next_cursor: page.nextCursor },
      }
    },
    'channels:read',
  ),
  'users.conversations': method(
    z.object({
      ...pageFields,
      user: z.string().optional(),
      types: z.string().default('public_channel'),
      exclude_archived: flag.optional(),
    }),
    (context, args, caller) => {
      const types = args.types.split(',').map(type => type.trim())
      const user = args.user ?? caller.userId
      const channels = [...context.workspace.channels.values()].filter(
        channel =>
          types.includes(typeOf(channel)) &&
          channel.members.includes(user) &&
          (typeOf(channel) === 'public_channel' || channel.members.includes(caller.userId)) &&
          !(args.exclude_archived === true && channel.isArchived),
      )
      const page = pageOf(channels, channel => channel.id, args)
      if (page === undefined) return refuse('invalid_cursor')
      return {
        ok: true,
        channels: page.items.map(channel => withoutCaller(toSlackChannel(context, channel))),
        response_metadata: { next_cursor: page.nextCursor },
      }
    },
    'channels:read',
  ),
  'conversations.members': method(
    z.object({ channel: z.string(), ...pageFields }),
    (context, args) => {
      const channel = findForApp(context, args.channel)
      if (channel === undefined) return refuse('channel_not_found')
      const page = pageOf(channel.members, id => id, args)
      if (page === undefined) return refuse('invalid_cursor')
      return { ok: true, members: page.items, response_metadata: { next_cursor: page.nextCursor } }
    },
    'channels:read',
  ),
  'conversations.info': method(
    z.object({ channel: z.string(), include_num_members: flag.optional() }),
    (context, args) => {
      const channel = findForApp(context, args.channel)
      return channel === undefined
        ? refuse('channel_not_found')
        : { ok: true, channel: toSlackChannel(context, channel) }
    },
    'channels:read',
  ),
  'conversations.open': method(
    z.object({ users: z.string().optional(), channel: z.string().optional(), return_im: flag.optional() }),
    (context, { users }) => {
      if (users === undefined) return refuse('users_list_not_supplied')
      const user = context.workspace.users.get(users)
      if (user === undefined) return refuse('user_not_found')
      if (user.isDeleted) return refuse('user_disabled')
      return { ok: true, channel: { id: openDirect(context.workspace, context.app, user.id).id } }
    },
    'im:write',
  ),
  'conversations.join': method(
    z.object({ channel: z.string() }),
    (context, args) => {
      const channel = findForApp(context, args.channel)
      if (channel === undefined) return refuse('channel_not_found')
      if (channel.isArchived) return refuse('is_archived')
      if (typeOf(channel) !== 'public_channel') return refuse('method_not_supported_for_channel_type')
      addMember(context, channel, context.app.botUserId)
      return { ok: true, channel: toSlackChannel(context, channel) }
    },
    'channels:join',
  ),
}

/** A conversation the app can see; private ones it is not in do not exist for it. */
export const findForApp = (context: SandboxContext, id: string): Channel | undefined => {
  const channel = context.workspace.channels.get(id)
  const isHidden = channel?.isPrivate === true && !channel.members.includes(context.app.botUserId)
  return isHidden ? undefined : channel
}

export const typeOf = (channel: Channel): 'im' | 'private_channel' | 'public_channel' => {
  if (channel.directWith !== undefined) return 'im'
  return channel.isPrivate ? 'private_channel' : 'public_channel'
}

/** Lists of the channels of one person leave out what they say about the caller, and the number of members. */
const withoutCaller = ({
  is_member: _isMember,
  num_members: _numMembers,
  ...channel
}: Record<string, unknown>): Record<string, unknown> => channel

const toSlackChannel = (context: SandboxContext, channel: Channel): Record<string, unknown> => {
  if (channel.directWith !== undefined)
    return { id: channel.id, is_im: true, is_channel: false, user: channel.directWith, is_archived: false }
  return {
    id: channel.id,
    name: channel.name,
    name_normalized: channel.name,
    is_channel: !channel.isPrivate,
    is_group: channel.isPrivate,
    is_im: false,
    is_mpim: false,
    is_private: channel.isPrivate,
    is_archived: channel.isArchived,
    is_general: channel.isGeneral,
    is_member: channel.members.includes(context.app.botUserId),
    created: channel.createdAt,
    num_members: channel.members.length,
    topic: { value: channel.topic, creator: '', last_set: 0 },
    purpose: { value: channel.purpose, creator: '', last_set: 0 },
  }
}
