import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { AnswerText, answerList, answerRowsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { IntegrationProvider } from './integrationProvider.ts'

const Count = z.int().min(0).max(answerRowsMax)
const access = 'admin'
const errors = ['NOT_FOUND'] as const

export const IntegrationRunState = z.enum([
  'waiting',
  'reading',
  'planning',
  'needs_confirmation',
  'applying',
  'done',
  'failed',
  'cancelled',
])

export const IntegrationLog = z.object({
  id: Identifier,
  provider: IntegrationProvider,
  state: IntegrationRunState,
  /** Everyone was read; otherwise what changed. */
  is_full: z.boolean(),
  is_dry_run: z.boolean(),
  /** The partner said who changed, and they alone were read. */
  is_hinted: z.boolean(),
  /** Null for a run on schedule. */
  asked_by: AnswerText.nullable(),
  asked_at: Instant,
  ended_at: Instant.nullable(),
  problem: AnswerText.nullable(),
  read: Count,
  unchanged: Count,
  updated: Count,
  deactivated: Count,
  reactivated: Count,
  skipped: Count,
})
export type IntegrationLog = z.infer<typeof IntegrationLog>

export const listIntegrationLogs = defineCall({
  name: 'listIntegrationLogs',
  method: 'GET',
  path: '/v1/team/integrations/logs',
  access,
  summary: 'The runs of integrations, the latest first',
  query: z.object({
    provider: IntegrationProvider.optional(),
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({
    logs: answerList(IntegrationLog),
    /** The cursor of the next page; null at the end. */
    next: AnswerText.nullable(),
  }),
})

export const IntegrationChange = z.enum(['none', 'skipped', 'update', 'deactivate', 'reactivate'])
export const IntegrationOutcome = z.enum(['waiting', 'done', 'unchanged', 'skipped', 'refused'])

/** Why something that a source says about a person is not done. */
export const IntegrationFinding = z.enum([
  'NO_EMAIL',
  'NO_MEMBER',
  'DUPLICATE_EMAIL',
  'OTHER_RECORD_ACTIVE',
  'INACTIVE_MEMBER',
  'MANAGER_CYCLE',
  'MANAGER_UNKNOWN',
  'EDITED_BY_HAND',
  'DATE_UNLIKELY',
  'OWNER_STAYS',
  'UNREADABLE',
])

export const IntegrationLogPerson = z.object({
  external_id: AnswerText,
  user_id: Identifier.nullable(),
  name: AnswerText,
  email: AnswerText.nullable(),
  change: IntegrationChange,
  outcome: IntegrationOutcome,
  changes: answerList(
    z.object({
      field: AnswerText,
      label: AnswerText,
      before: AnswerText.nullable(),
      after: AnswerText.nullable(),
    }),
  ),
  findings: answerList(
    z.object({
      code: IntegrationFinding,
      detail: AnswerText.nullable(),
    }),
  ),
})
export type IntegrationLogPerson = z.infer<typeof IntegrationLogPerson>

export const getIntegrationLog = defineCall({
  name: 'getIntegrationLog',
  method: 'GET',
  path: '/v1/team/integrations/logs/:id',
  access,
  summary: 'A run of an integration, with its results per person',
  params: z.object({ id: Identifier }),
  query: z.object({
    change: IntegrationChange.optional(),
    /** The last person of the page before. */
    after: z.string().max(200).optional(),
  }),
  response: z.object({
    log: IntegrationLog,
    people: answerList(IntegrationLogPerson),
    next: AnswerText.nullable(),
  }),
  errors,
})

export const fieldSources = defineCall({
  name: 'fieldSources',
  method: 'GET',
  path: '/v1/admin/users/:id/field_sources',
  access,
  summary: 'Which integration set which field of a person, and when',
  params: z.object({ id: Identifier }),
  response: answerList(
    z.object({ field: AnswerText, label: AnswerText, provider: AnswerText, set_at: Instant }),
  ),
})
