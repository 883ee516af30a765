import { z } from 'zod'
import { type Method, method, openMethod, refuse } from './method.ts'
import { toSlackField } from './profileField.ts'

export const teamMethods: Record<string, Method> = {
  'api.test': openMethod(z.looseObject({ error: z.string().optional() }), (_context, { error, ...args }) =>
    error === undefined ? { ok: true, args } : refuse(error, { args }),
  ),
  'auth.test': method(z.object({}), (context, _args, caller) => {
    const { team, users } = context.workspace
    return {
      ok: true,
      url: `${context.url()}/`,
      team: team.name,
      user: users.get(caller.userId)?.name ?? context.app.name.toLowerCase(),
      team_id: team.id,
      user_id: caller.userId,
      ...(caller.kind === 'bot' ? { bot_id: context.app.botId } : {}),
      is_enterprise_install: false,
    }
  }),
  'team.info': method(
    z.object({}),
    context => {
      const { team } = context.workspace
      const icon = `${context.url()}/avatars/${team.id}.svg`
      return {
        ok: true,
        team: {
          ...team,
          url: `${context.url()}/`,
          email_domain: '',
          icon: { image_34: icon, image_68: icon, image_132: icon, image_default: true },
        },
      }
    },
    'team:read',
  ),
  'team.profile.get': method(
    z.object({ visibility: z.enum(['all', 'visible', 'hidden']).default('all') }),
    (context, { visibility }) => {
      const fields = context.workspace.profileFields.map(toSlackField)
      const isShown = { all: undefined, visible: false, hidden: true }[visibility]
      return {
        ok: true,
        profile: {
          fields: fields.filter(({ is_hidden }) => isShown === undefined || is_hidden === isShown),
          sections: [],
        },
      }
    },
    'users.profile:read',
  ),
}
