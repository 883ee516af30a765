import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { ActivityReport } from '../recognition/activityEntry.ts'
import { AnswerText, fileLengthMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { DateRange } from '../wire/dateRange.ts'
import { After } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'

/** The ordered files of one person at most. */
export const exportsMax = 10
/** A file can be fetched for so long after it is ready. */
export const exportKeptDays = 7

/** A report and what narrows it. */
export const ExportQuery = DateRange.extend({
  type: ActivityReport,
  group: Identifier.optional(),
  segment: Identifier.optional(),
  award_id: Identifier.optional(),
  campaign_id: Identifier.optional(),
  q: SearchWords.optional(),
})
export type ExportQuery = z.output<typeof ExportQuery>

export const exportStates = ['running', 'ready', 'failed'] as const

export const OrderedExport = z.object({
  id: Identifier,
  type: ActivityReport,
  start: z.iso.date().nullable(),
  end: z.iso.date().nullable(),
  state: z.enum(exportStates),
  /** Written so far. */
  rows: z.int().min(0),
  bytes: z.int().min(0),
  /** Why it failed. */
  problem: AnswerText.nullable(),
  ordered_at: Instant,
  expires_at: Instant,
})
export type OrderedExport = z.infer<typeof OrderedExport>

const Exports = z.object({ exports: z.array(OrderedExport).max(exportsMax) })

/** Writes a report into a file in the background; a message in Slack says when it is ready. The same id orders it once. */
export const orderExport = defineCall({
  name: 'orderExport',
  method: 'POST',
  path: '/v1/user/exports',
  access: 'member',
  summary: 'Order a report as a file',
  isExport: true,
  body: z.strictObject({ id: Identifier, report: ExportQuery }),
  response: Exports,
  errors: ['EXPORTS_TOO_MANY', 'NOT_FOUND'],
})

/** The files that the caller ordered, the newest first. */
export const listExports = defineCall({
  name: 'listExports',
  method: 'GET',
  path: '/v1/user/exports',
  access: 'member',
  summary: 'Ordered files',
  query: After,
  response: Exports,
})

/** One of the caller's files, while they may see its report. */
export const fetchExport = defineCall({
  name: 'fetchExport',
  method: 'GET',
  path: '/v1/user/exports/:id/file',
  access: 'member',
  summary: 'Fetch an ordered file',
  params: z.object({ id: Identifier }),
  response: z.string().max(fileLengthMax),
  answers: 'csv',
  errors: ['NOT_FOUND', 'EXPORT_NOT_READY'],
})

/** Deletes a file, or ends its order. */
export const deleteExport = defineCall({
  name: 'deleteExport',
  method: 'DELETE',
  path: '/v1/user/exports/:id',
  access: 'member',
  summary: 'Delete an ordered file',
  params: z.object({ id: Identifier }),
  response: Exports,
  errors: ['NOT_FOUND'],
})
