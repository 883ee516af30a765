import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

const listMax = 100

/** What needs a person, and how many of it there are. */
export const OperatorTask = z.object({
  code: z.enum([
    'UNFINISHED',
    'MESSAGES',
    'ORDERS',
    'EXCEPTIONS',
    'VENDOR_FAILING',
    'PART_FAILING',
    'WORK_FAILING',
    'NO_CHECKPOINT',
    'NO_BACKUP',
  ]),
  count: z.int().min(1),
  /** The vendor, part or work that fails; null for the rest. */
  name: AnswerText.nullable(),
  since: Instant.nullable(),
})
export type OperatorTask = z.infer<typeof OperatorTask>

export const Operations = z.object({
  /** Empty where nothing needs a person. */
  tasks: z.array(OperatorTask).max(listMax),
  parts: z.array(z.object({ name: AnswerText, is_ok: z.boolean(), detail: AnswerText })).max(listMax),
  /** Timed work of the installation. */
  work: z.array(z.object({ name: AnswerText, last_run_at: Instant, is_ok: z.boolean() })).max(listMax),
  vendors: z
    .array(
      z.object({
        name: AnswerText,
        last_success_at: Instant.nullable(),
        failing_since: Instant.nullable(),
        problem: AnswerText.nullable(),
      }),
    )
    .max(listMax),
  /** Null where there is none, or where this server does not know. */
  last_checkpoint_at: Instant.nullable(),
  last_backup_at: Instant.nullable(),
})
export type Operations = z.infer<typeof Operations>

export const readOperations = defineCall({
  name: 'readOperations',
  method: 'GET',
  path: '/v1/admin/operations',
  access: 'admin',
  summary: 'How the installation is, and what needs a person',
  query: After,
  response: Operations,
})
