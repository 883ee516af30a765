import { sendEvent } from '../outbound/sendEvent.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { SandboxProfileField, SandboxUser } from '../seed.ts'
import type { User } from '../state/workspace.ts'
import { toSlackField } from '../webApi/profileField.ts'
import { toSlackUser } from '../webApi/slackUser.ts'
import { NotPossible } from './actor.ts'

/** A person joins the workspace. */
export const addUser = (context: SandboxContext, user: SandboxUser): User => {
  if (context.workspace.users.has(user.id)) throw new NotPossible(`${user.id} is taken: choose another id.`)
  return keep(context, SandboxUser.parse(user), 'team_join')
}

/**
 * A profile or a role changes, or an account is deactivated. Who changes nothing but custom fields is not told of: Slack
 * keeps that from apps.
 */
export const changeUser = (context: SandboxContext, userId: string, change: object): User => {
  const user = context.workspace.users.get(userId)
  if (user === undefined) throw new NotPossible(`There is no person ${userId}: name a user of the workspace.`)
  const changed = SandboxUser.parse({ ...user, ...change, id: userId })
  if (Object.keys(change).every(name => name === 'fields')) return keepQuietly(context, changed)
  const kept = keep(context, changed, 'user_change')
  if (Object.keys(change).some(name => ofProfile.has(name))) tell(context, kept, 'user_profile_changed')
  return kept
}

/** What of a person is their profile; a role or a deactivated account is not. */
const ofProfile = new Set(['realName', 'email', 'title', 'phone', 'startDate', 'avatar', 'timeZone'])

type Told = 'team_join' | 'user_change' | 'user_profile_changed'

const keep = (context: SandboxContext, parsed: Omit<User, 'updatedAt'>, type: Told): User => {
  const user = keepQuietly(context, parsed)
  tell(context, user, type)
  return user
}

const keepQuietly = (context: SandboxContext, parsed: Omit<User, 'updatedAt'>): User => {
  const user = { ...parsed, updatedAt: Math.floor(context.now().getTime() / 1000) }
  context.workspace.users.set(user.id, user)
  context.changes.publish({ kind: 'workspace' })
  return user
}

const tell = (context: SandboxContext, user: User, type: Told): void =>
  void sendEvent(context, { type, user: inEvent(toSlackUser(context, user)), cache_ts: user.updatedAt })

/** Events carry a few more fields than answers, and leave the fields of the company's own empty. */
const inEvent = (user: ReturnType<typeof toSlackUser>) => ({
  ...user,
  profile: { ...user.profile, fields: {}, huddle_state: 'default_unset', huddle_state_expiration_ts: 0 },
})

/** The people who look after the workspace change what stands on everybody's profile. */
export const changeProfileFields = (
  context: SandboxContext,
  fields: readonly SandboxProfileField[],
): void => {
  context.workspace.profileFields = fields.map(field => SandboxProfileField.parse(field))
  sendEvent(context, {
    type: 'team_profile_change',
    profile: { fields: context.workspace.profileFields.map(toSlackField) },
  })
}
