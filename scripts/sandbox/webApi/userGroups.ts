import { z } from 'zod'
import { flag, type Method, method, refuse } from './method.ts'

export const userGroupMethods: Record<string, Method> = {
  'usergroups.list': method(
    z.object({ include_users: flag.optional() }),
    ({ workspace }, args) => ({
      ok: true,
      usergroups: [...workspace.userGroups.values()].map(({ id, handle, name, users }) => ({
        id,
        team_id: workspace.team.id,
        is_usergroup: true,
        handle,
        name,
        user_count: users.length,
        ...(args.include_users === true ? { users } : {}),
      })),
    }),
    'usergroups:read',
  ),
  'usergroups.users.list': method(
    z.object({ usergroup: z.string() }),
    ({ workspace }, { usergroup }) => {
      const group = workspace.userGroups.get(usergroup)
      return group === undefined ? refuse('no_such_subteam') : { ok: true, users: group.users }
    },
    'usergroups:read',
  ),
}
