import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { KeyScope, keyScopes } from '../wire/keyScopes.ts'

/** The keys of a team that are neither revoked nor expired, at most. */
export const apiKeysMax = 50
/** A key works for a year at most. */
export const keyDaysMax = 365
/** A replaced secret works this long at most. */
export const overlapHoursMax = 168

export const ApiKey = z.object({
  id: z.uuid(),
  name: AnswerText,
  /** The first characters of the secret, by which a person recognizes it. */
  prefix: AnswerText,
  scopes: z.array(KeyScope).max(keyScopes.length),
  /** The member whom the key acts for. */
  user: UserReference,
  created_at: AnswerText,
  expires_at: AnswerText,
  /** The day of its last use, `2026-11-23`; null for a key that was never used. */
  last_used_on: AnswerText.nullable(),
  /** Until when the replaced secret works; null where there is none. */
  former_until: AnswerText.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const listApiKeys = defineCall({
  name: 'listApiKeys',
  method: 'GET',
  path: '/v1/admin/apiKeys',
  access: 'admin',
  summary: 'API keys of the team',
  response: z.object({ keys: answerList(ApiKey) }),
})

/** The secret is in this answer alone. */
const Issued = z.object({ ok: z.literal(true), id: z.uuid(), secret: AnswerText, expires_at: AnswerText })

/** Creates a key that acts for the administrator who creates it. */
export const createApiKey = defineCall({
  name: 'createApiKey',
  method: 'POST',
  path: '/v1/admin/apiKeys',
  access: 'admin',
  summary: 'Create an API key',
  needsFreshSignIn: true,
  body: z.object({
    name: boundedText(80).min(1),
    scopes: z.array(KeyScope).min(1).max(keyScopes.length),
    days: z.int().min(1).max(keyDaysMax),
  }),
  response: Issued,
  errors: ['API_KEYS_TOO_MANY'],
})

/** Replaces the secret of a key. The former secret works for some hours, so that programs can change over. */
export const rotateApiKey = defineCall({
  name: 'rotateApiKey',
  method: 'POST',
  path: '/v1/admin/apiKeys/:id/rotate',
  access: 'admin',
  summary: 'Replace the secret of an API key',
  needsFreshSignIn: true,
  params: z.object({ id: z.uuid() }),
  body: z.object({ overlap_hours: z.int().min(0).max(overlapHoursMax) }),
  response: Issued,
  errors: ['NOT_FOUND'],
})

/** Ends a key at once, with its former secret. */
export const revokeApiKey = defineCall({
  name: 'revokeApiKey',
  method: 'DELETE',
  path: '/v1/admin/apiKeys/:id',
  access: 'admin',
  summary: 'Revoke an API key',
  worksWhileInactive: true,
  params: z.object({ id: z.uuid() }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['NOT_FOUND'],
})
