import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { AnswerText, answerRowsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'

/** The characters of a file in base64: a file has at most 15 MB, and 100,000 rows. */
export const importTextMax = 20_000_000
export const importBytesMax = (importTextMax / 4) * 3
export const importRowsMax = 100_000
/** The changes and the errors that an answer lists; it counts all of them. */
export const importListMax = 100

/** The columns that an import changes. `email` is the key, or `user_id` for people without an e-mail address. */
export const importedFields = [
  'birthday',
  'start_date',
  'point_eligibility',
  'shoutout_allowance_override',
  'award_allowance_override',
  'newhire_message',
] as const
export const ImportedField = z.enum(importedFields)
export type ImportedField = z.infer<typeof ImportedField>

const Count = z.int().min(0).max(answerRowsMax)

export const ImportChange = z.object({
  line: Count,
  user_id: Identifier,
  name: AnswerText,
  field: ImportedField,
  from: AnswerText,
  to: AnswerText,
})
export type ImportChange = z.infer<typeof ImportChange>

export const ImportError = z.object({ line: Count, column: AnswerText, reason: AnswerText })
export type ImportError = z.infer<typeof ImportError>

const params = z.object({ id: Identifier })

/**
 * Changes fields of people by a CSV file, such as the export of users after it was edited. The columns are those of the
 * export: `birthday` (04-30), `start_date` (2024-04-30), `point_eligibility`, the overrides of allowances and
 * `newhire_message`; others are ignored. An empty cell changes nothing, `none` clears a date or a message. A file with
 * an error changes nothing. The changes are made in the background.
 */
export const createUserFieldImport = defineCall({
  name: 'createUserFieldImport',
  needsFreshSignIn: true,
  method: 'POST',
  path: '/v1/team/user_field_imports',
  access: 'admin',
  summary: 'Import user fields from a CSV file, or check the file',
  query: z.object({ dry_run: z.stringbool().optional() }),
  body: z.strictObject({
    /** In base64: UTF-8, UTF-16 or Windows-1252, separated by commas, semicolons or tabs. */
    content: z.base64().min(1).max(importTextMax),
    /** The names that columns of the file have, where they are not those of the export. */
    mapping: z
      .partialRecord(z.enum(['email', 'user_id', ...importedFields]), z.string().min(1).max(200))
      .optional(),
  }),
  response: z.object({
    ok: z.boolean(),
    error: z.enum(['FILE_UNREADABLE', 'ROWS_INVALID']).nullable(),
    /** A sentence for the administrator when there is an error. */
    message: AnswerText.nullable(),
    /** Null where nothing is imported: in a dry run, after an error, and when the file changes nothing. */
    import_id: Identifier.nullable(),
    rows: Count,
    /** The people that the file changes, and the rows that change nothing. */
    people: Count,
    unchanged: Count,
    ignored_columns: z.array(AnswerText).max(1000),
    change_count: Count,
    changes: z.array(ImportChange).max(importListMax),
    error_count: Count,
    errors: z.array(ImportError).max(importListMax),
  }),
  isCommand: true,
})

export const getUserFieldImport = defineCall({
  name: 'getUserFieldImport',
  method: 'GET',
  path: '/v1/team/user_field_imports/:id',
  access: 'admin',
  summary: 'How far an import of user fields is',
  params,
  response: z.object({
    step: z.enum(['importing', 'imported', 'undoing', 'undone']),
    people: Count,
    created_at: Instant,
    /** People by what became of their change. `kept` are those whose fields were changed again before the undo. */
    waiting: Count,
    changed: Count,
    refused: Count,
    restored: Count,
    kept: Count,
  }),
  errors: ['NOT_FOUND'],
})

/** Restores the values before an import, where they were not changed again. A repeat changes nothing. */
export const undoUserFieldImport = defineCall({
  name: 'undoUserFieldImport',
  needsFreshSignIn: true,
  method: 'POST',
  path: '/v1/team/user_field_imports/:id/undo',
  access: 'admin',
  summary: 'Undo an import of user fields',
  params,
  /** `ok` is false while the import is still running. */
  response: z.object({ ok: z.boolean() }),
  errors: ['NOT_FOUND'],
  isCommand: true,
})
