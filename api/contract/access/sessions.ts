import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'

export const SessionSummary = z.object({
  id: AnswerText,
  /** Whether this is the session that asks. */
  is_current: z.boolean(),
  /** A page in a browser, or a program with a token. */
  kind: z.enum(['browser', 'client']),
  started_at: AnswerText,
  last_used_at: AnswerText,
  ip_address: AnswerText.nullable(),
  user_agent: AnswerText.nullable(),
})
export type SessionSummary = z.infer<typeof SessionSummary>

/** The active sessions of the signed-in member, the last used first. */
export const listSessions = defineCall({
  name: 'listSessions',
  method: 'GET',
  path: '/v1/user/sessions',
  access: 'member',
  summary: 'Where you are signed in',
  response: z.object({ sessions: z.array(SessionSummary).max(50) }),
})

/** Ends one session of the signed-in member. */
export const endSession = defineCall({
  name: 'endSession',
  worksWhileInactive: true,
  method: 'DELETE',
  path: '/v1/user/sessions/:id',
  access: 'member',
  summary: 'Sign out one session',
  params: z.object({ id: z.uuid() }),
  response: z.object({ ok: z.literal(true) }),
})

/** Ends every session of the signed-in member, this one too. */
export const signOutEverywhere = defineCall({
  name: 'signOutEverywhere',
  worksWhileInactive: true,
  method: 'POST',
  path: '/v1/user/sign_out_everywhere',
  access: 'member',
  summary: 'Sign out everywhere',
  response: z.object({ ok: z.literal(true) }),
})
