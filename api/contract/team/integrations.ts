import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { VendorField } from '../rewards/vendors.ts'
import { AnswerText, addressLengthMax, answerList, signInSecret } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { IntegrationLog } from './integrationLogs.ts'
import { IntegrationProvider } from './integrationProvider.ts'

const Names = z.record(AnswerText, AnswerText)

export const Integration = z.object({
  provider: IntegrationProvider,
  title: AnswerText,
  kind: z.enum(['data_sync', 'custom_catalog']),
  connects: z.enum(['credentials', 'oauth', 'files', 'push']),
  /** The partner can be asked for what changed. */
  is_incremental: z.boolean(),
  /** False where the operator has to register Laurel with the partner first. */
  is_available: z.boolean(),
  /** Access can be granted at the partner, beside the fields. */
  has_grant: z.boolean(),
  is_connected: z.boolean(),
  needs_subdomain: z.boolean(),
  subdomain: AnswerText.nullable(),
  fields: answerList(VendorField),
  connected_at: Instant.nullable(),
  last_success_at: Instant.nullable(),
  last_problem_at: Instant.nullable(),
  last_problem: AnswerText.nullable(),
  /** Null while the latest call succeeded. */
  failing_since: Instant.nullable(),
  /** Which field of the source fills which field of members; null for partners of rewards. */
  mapping: Names.nullable(),
  /** Files: the column of each field of a person. */
  columns: Names.nullable(),
  latest_log: IntegrationLog.nullable(),
  /** Where an administrator has the partner send messages to; null where Laurel does it, or none are sent. */
  webhook_url: AnswerText.nullable(),
})
export type Integration = z.infer<typeof Integration>

/** The fields of a person that a column of a file may hold. */
export const IntegrationFileField = z.enum([
  'external_id',
  'email',
  'first_name',
  'last_name',
  'birthday',
  'start_date',
  'end_date',
  'status',
  'title',
  'department',
  'location',
  'manager_id',
  'manager_email',
])
export type IntegrationFileField = z.infer<typeof IntegrationFileField>

const params = z.object({ provider: IntegrationProvider })
const access = 'admin'
const errors = ['NOT_FOUND'] as const

export const listIntegrations = defineCall({
  name: 'listIntegrations',
  method: 'GET',
  path: '/v1/team/integrations',
  access,
  summary: 'The integrations of the team, and how well they work',
  response: z.object({
    integrations: answerList(Integration),
    /** What a mapping can fill. */
    targets: answerList(z.object({ id: AnswerText, label: AnswerText })),
  }),
})

/** Not ok: the partner or the operator said no, and `message` says why. */
const response = z.object({
  ok: z.boolean(),
  error: z.enum(['CONNECTION_FAILED', 'NOT_CONNECTED', 'RUN_UNDER_WAY', 'NOTHING_TO_CONFIRM']).nullable(),
  message: AnswerText.nullable(),
  integration: Integration,
})
export type IntegrationAnswer = z.infer<typeof response>

const verb = <const Name extends string>(name: Name) => `/v1/team/integrations/:provider/${name}` as const

/** By the names of the fields; a secret that is left out stays as it is. */
const Credentials = z.partialRecord(boundedText(100), boundedText(2000))

export const setCredentials = defineCall({
  name: 'setIntegrationCredentials',
  method: 'POST',
  path: verb('set_credentials'),
  access,
  summary: 'Connect an integration by its credentials, or change them',
  params,
  body: Credentials,
  response,
  errors,
  needsFreshSignIn: true,
})

export const testIntegration = defineCall({
  name: 'testIntegration',
  method: 'POST',
  path: verb('test'),
  access,
  summary: 'Test a connection with credentials as they would be saved',
  params,
  body: Credentials,
  response,
  errors,
  needsFreshSignIn: true,
})

export const setSubdomain = defineCall({
  name: 'setIntegrationSubdomain',
  method: 'POST',
  path: verb('set_subdomain'),
  access,
  summary: 'Say the subdomain of the company at the partner',
  params,
  body: z.strictObject({ subdomain: boundedText(100).min(1) }),
  response,
  errors,
})

export const authorizeIntegration = defineCall({
  name: 'authorizeIntegration',
  method: 'POST',
  path: verb('authorize'),
  access,
  summary: 'The address at the partner where access is granted',
  params,
  body: z.strictObject({}),
  response: response.extend({ authorize_url: z.string().max(addressLengthMax).nullable() }),
  errors,
  needsFreshSignIn: true,
})

/** The state is that of the address; it works once, for the administrator who began. */
export const exchangeCode = defineCall({
  name: 'exchangeIntegrationCode',
  method: 'POST',
  path: verb('exchange_code'),
  access,
  summary: 'Connect by the code that the partner sent back',
  params,
  body: z.strictObject({ code: signInSecret(4000), state: signInSecret(500).optional() }),
  response,
  errors,
})

export const rollCredentials = defineCall({
  name: 'rollIntegrationCredentials',
  method: 'POST',
  path: verb('roll_credentials'),
  access,
  summary: 'Issue credentials to a partner that sends to Laurel; former ones stop working',
  params,
  body: z.strictObject({}),
  response: response.extend({
    /** Shown once, by title. */
    credentials: Names.nullable(),
  }),
  errors,
  needsFreshSignIn: true,
})

export const updateFields = defineCall({
  name: 'updateIntegrationFields',
  method: 'POST',
  path: verb('update_fields'),
  access,
  summary: 'Map the fields of the source to those of members, or columns of a file to fields',
  params,
  body: z.strictObject({ mapping: z.record(boundedText(100), boundedText(220)) }),
  response,
  errors,
  needsFreshSignIn: true,
})

const begun = response.extend({ log_id: Identifier.nullable() })

export const syncIntegration = defineCall({
  name: 'syncIntegration',
  method: 'POST',
  path: verb('sync'),
  access,
  summary: 'Sync now',
  params,
  body: z.strictObject({ is_full: z.boolean().default(true) }),
  response: begun,
  errors,
})

export const dryRunIntegration = defineCall({
  name: 'dryRunIntegration',
  method: 'POST',
  path: verb('dry_run'),
  access,
  summary: 'Show what a sync would change, and change nothing',
  params,
  body: z.strictObject({}),
  response: begun,
  errors,
})

export const confirmIntegrationRun = defineCall({
  name: 'confirmIntegrationRun',
  method: 'POST',
  path: verb('confirm'),
  access,
  summary: 'Confirm or cancel a run that would deactivate many people',
  params,
  body: z.strictObject({ goes_on: z.boolean() }),
  response: begun,
  errors,
  needsFreshSignIn: true,
})

export const disconnectIntegration = defineCall({
  name: 'disconnectIntegration',
  method: 'POST',
  path: verb('disconnect'),
  access,
  summary: 'End a connection, and keep or clear what it set',
  params,
  body: z.strictObject({ keeps: z.boolean().default(true) }),
  response,
  errors,
  needsFreshSignIn: true,
})
