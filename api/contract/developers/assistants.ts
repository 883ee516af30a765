import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import type { KeyScope } from '../wire/keyScopes.ts'

/** The assistants that one member is connected to, at most. */
export const assistantsMax = 20
/** The assistants of a team that are listed, the newest first. */
export const teamAssistantsMax = 500

/** The scopes that a tool of assistants needs. The others belong to programs with an API key. */
export const assistantScopes = [
  'recognition:read',
  'recognition:write',
  'rewards:read',
  'rewards:redeem',
  'reports:read',
  'ledger:read',
] as const satisfies readonly KeyScope[]

export const AssistantScope = z.enum(assistantScopes)
export type AssistantScope = z.infer<typeof AssistantScope>
export const AssistantScopes = z.array(AssistantScope).max(assistantScopes.length)

/** Who an assistant says it is, and where the browser goes back to. Only the latter is known. */
export const AssistantPlace = {
  name: AnswerText,
  /** The host of its redirect URI, `claude.ai` or `localhost:33418`. */
  host: AnswerText,
  is_on_this_computer: z.boolean(),
}

export const Assistant = z.object({
  id: z.uuid(),
  ...AssistantPlace,
  scopes: AssistantScopes,
  connected_at: AnswerText,
  /** The day of its last use, `2026-11-23`; null for an assistant that has not been used. */
  last_used_on: AnswerText.nullable(),
})
export type Assistant = z.infer<typeof Assistant>

/** An assistant of the team, with the member whom it acts for. */
export const TeamAssistant = Assistant.extend({ user: UserReference })
export type TeamAssistant = z.infer<typeof TeamAssistant>

/** The assistants that act for the signed-in member, the newest first. */
export const listAssistants = defineCall({
  name: 'listAssistants',
  method: 'GET',
  path: '/v1/user/assistants',
  access: 'member',
  summary: 'Your connected assistants',
  response: z.object({ assistants: z.array(Assistant).max(assistantsMax) }),
})

/** Ends the access of an assistant at once. */
export const disconnectAssistant = defineCall({
  name: 'disconnectAssistant',
  method: 'DELETE',
  path: '/v1/user/assistants/:id',
  access: 'member',
  summary: 'Disconnect an assistant',
  worksWhileInactive: true,
  params: z.object({ id: z.uuid() }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['NOT_FOUND'],
})

export const listTeamAssistants = defineCall({
  name: 'listTeamAssistants',
  method: 'GET',
  path: '/v1/admin/assistants',
  access: 'admin',
  summary: 'The connected assistants of the team',
  response: z.object({ assistants: z.array(TeamAssistant).max(teamAssistantsMax) }),
})

/** Ends the access of an assistant of any member. The member can connect it again. */
export const disconnectTeamAssistant = defineCall({
  name: 'disconnectTeamAssistant',
  method: 'DELETE',
  path: '/v1/admin/assistants/:id',
  access: 'admin',
  summary: 'Disconnect an assistant of a member',
  worksWhileInactive: true,
  params: z.object({ id: z.uuid() }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['NOT_FOUND'],
})
