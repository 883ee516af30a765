import { z } from 'zod'
import { flag, type Method, method, refuse } from './method.ts'
import { pageFields, pageOf } from './page.ts'
import { toProfileFields } from './profileField.ts'
import { toSlackProfile, toSlackUser } from './slackUser.ts'

export const userMethods: Record<string, Method> = {
  'users.list': method(
    z.object({ ...pageFields, include_locale: flag.optional() }),
    (context, args) => {
      const page = pageOf([...context.workspace.users.values()], user => user.id, args)
      if (page === undefined) return refuse('invalid_cursor')
      return {
        ok: true,
        members: page.items.map(user => toSlackUser(context, user)),
        cache_ts: Math.floor(context.now().getTime() / 1000),
        response_metadata: { next_cursor: page.nextCursor },
      }
    },
    'users:read',
  ),
  'users.info': method(
    z.object({ user: z.string() }),
    (context, { user }) => {
      const found = context.workspace.users.get(user)
      return found === undefined ? refuse('user_not_found') : { ok: true, user: toSlackUser(context, found) }
    },
    'users:read',
  ),
  'users.lookupByEmail': method(
    z.object({ email: z.string() }),
    (context, { email }) => {
      const found = [...context.workspace.users.values()].find(
        user => !user.isDeleted && user.email?.toLowerCase() === email.toLowerCase(),
      )
      return found === undefined ? refuse('users_not_found') : { ok: true, user: toSlackUser(context, found) }
    },
    'users:read.email',
  ),
  'users.profile.get': method(
    z.object({ user: z.string().optional() }),
    (context, { user }, caller) => {
      const found = context.workspace.users.get(user ?? caller.userId)
      return found === undefined
        ? refuse('user_not_found')
        : { ok: true, profile: { ...toSlackProfile(context, found), fields: toProfileFields(found) } }
    },
    'users.profile:read',
  ),
}
