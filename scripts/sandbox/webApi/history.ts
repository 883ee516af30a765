import { z } from 'zod'
import { toSlackMessage } from '../state/messages.ts'
import { findForApp, typeOf } from './conversations.ts'
import { flag, type Method, method, refuse } from './method.ts'
import { pageFields, pageOf } from './page.ts'

const scopes = {
  public_channel: 'channels:history',
  private_channel: 'groups:history',
  im: 'im:history',
} as const

export const historyMethods: Record<string, Method> = {
  'conversations.history': method(
    z.object({
      channel: z.string(),
      oldest: z.coerce.number().optional(),
      include_all_metadata: flag.optional(),
      ...pageFields,
    }),
    (context, args) => {
      const { app, workspace, installation } = context
      const channel = findForApp(context, args.channel)
      if (channel === undefined) return refuse('channel_not_found')
      const needed = scopes[typeOf(channel)]
      if (!installation.scopes().includes(needed))
        return refuse('missing_scope', { needed, provided: installation.scopes().join(',') })
      if (!channel.members.includes(app.botUserId)) return refuse('not_in_channel')
      const messages = workspace.messages
        .filter(
          ({ channelId, visibleTo, ts }) =>
            channelId === channel.id && visibleTo === undefined && Number(ts) > (args.oldest ?? 0),
        )
        .toReversed()
      const page = pageOf(messages, ({ ts }) => ts, args)
      if (page === undefined) return refuse('invalid_cursor')
      const shown = page.items.map(message => {
        const { metadata, ...rest } = toSlackMessage(message, app, workspace.team.id)
        return args.include_all_metadata === true && metadata !== undefined ? { ...rest, metadata } : rest
      })
      return {
        ok: true,
        messages: shown,
        has_more: page.nextCursor !== '',
        response_metadata: { next_cursor: page.nextCursor },
      }
    },
  ),
}
