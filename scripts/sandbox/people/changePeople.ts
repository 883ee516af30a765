import { sendEvent } from '../outbound/sendEvent.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { SandboxUser } from '../seed.ts'
import type { User } from '../state/workspace.ts'
import { toSlackUser } from '../webApi/slackUser.ts'
import { NotPossible } from './actor.ts'

/** Somebody joins the workspace. */
export const addUser = (context: SandboxContext, user: SandboxUser): User => {
  if (context.workspace.users.has(user.id)) throw new NotPossible(`${user.id} is taken: choose another id.`)
  return keep(context, SandboxUser.parse(user), 'team_join')
}

/** A profile or a role changes, or an account is deactivated. */
export const changeUser = (context: SandboxContext, userId: string, change: object): User => {
  const user = context.workspace.users.get(userId)
  if (user === undefined) throw new NotPossible(`Nobody has the id ${userId}: name a user of the workspace.`)
  return keep(context, SandboxUser.parse({ ...user, ...change, id: userId }), 'user_change')
}

const keep = (
  context: SandboxContext,
  parsed: Omit<User, 'updatedAt'>,
  type: 'team_join' | 'user_change',
): User => {
  const user = { ...parsed, updatedAt: Math.floor(context.now().getTime() / 1000) }
  context.workspace.users.set(user.id, user)
  context.changes.publish({ kind: 'workspace' })
  sendEvent(context, { type, user: toSlackUser(context, user), cache_ts: user.updatedAt })
  return user
}
