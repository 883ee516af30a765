import { z } from 'zod'
import type { SandboxContext } from '../sandboxContext.ts'
import type { User } from '../state/workspace.ts'
import { flag, type Method, method, refuse } from './method.ts'
import { pageFields, pageOf } from './page.ts'
import { toProfileFields } from './profileField.ts'
import { toSlackProfile, toSlackUser } from './slackUser.ts'

/** Slack answers the locale of a person only where it is asked for. Events always have it. */
const shownUser = (context: SandboxContext, user: User, hasLocale = false) => {
  const { locale, ...shown } = toSlackUser(context, user)
  return { ...shown, ...(hasLocale && { locale }) }
}

export const userMethods: Record<string, Method> = {
  'users.list': method(
    z.object({ ...pageFields, include_locale: flag.optional() }),
    (context, args) => {
      const page = pageOf([...context.workspace.users.values()], user => user.id, args)
      if (page === undefined) return refuse('invalid_cursor')
      return {
        ok: true,
        members: page.items.map(user => shownUser(context, user, args.include_locale)),
        cache_ts: Math.floor(context.now().getTime() / 1000),
        response_metadata: { next_cursor: page.nextCursor },
      }
    },
    'users:read',
  ),
  'users.info': method(
    z.object({ user: z.string(), include_locale: flag.optional() }),
    (context, { user, include_locale: hasLocale }) => {
      const found = context.workspace.users.get(user)
      return found === undefined
        ? refuse('user_not_found')
        : { ok: true, user: shownUser(context, found, hasLocale) }
    },
    'users:read',
  ),
  'users.lookupByEmail': method(
    z.object({ email: z.string() }),
    (context, { email }) => {
      const found = [...context.workspace.users.values()].find(
        user => !user.isDeleted && user.email?.toLowerCase() === email.toLowerCase(),
      )
      return found === undefined ? refuse('users_not_found') : { ok: true, user: shownUser(context, found) }
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
