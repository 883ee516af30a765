import { z } from 'zod'
import { addReaction } from '../people/react.ts'
import { findMessage } from '../state/post.ts'
import { findForApp } from './conversations.ts'
import { type Method, method, refuse } from './method.ts'

export const reactionMethods: Record<string, Method> = {
  'reactions.add': method(
    z.object({ channel: z.string(), timestamp: z.string(), name: z.string() }),
    (context, args, caller) => {
      if (findForApp(context, args.channel) === undefined) return refuse('channel_not_found')
      const message = findMessage(context, args.channel, args.timestamp)
      if (message === undefined || message.visibleTo !== undefined) return refuse('message_not_found')
      if (!/^[a-z0-9_+'-]+$/.test(args.name)) return refuse('invalid_name')
      return addReaction(context, message, caller.userId, args.name)
        ? { ok: true }
        : refuse('already_reacted')
    },
    'reactions:write',
  ),
}
