import { z } from 'zod'
import { type Method, method } from './method.ts'

/** A workspace has emoji of its own, and other names for some. */
export const emojiMethods: Record<string, Method> = {
  'emoji.list': method(
    z.object({}),
    context => ({
      ok: true,
      emoji: {
        [context.workspace.team.domain]: `${context.url()}/avatars/${context.workspace.team.id}.svg`,
        ours: `alias:${context.workspace.team.domain}`,
        hooray: 'alias:tada',
      },
      cache_ts: '0',
    }),
    'emoji:read',
  ),
}
