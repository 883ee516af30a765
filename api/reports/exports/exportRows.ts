import type { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import { ExportQuery, exportStates } from '@laurel/contract/reports/exports.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { type Month, monthRange } from '@laurel/ledger/kernel/month.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRow, readRows } from '@laurel/projections/engine/querying/rows.ts'
import { flag, instant, text, uuid, whole } from '@laurel/projections/engine/tables/columns.ts'
import { z } from 'zod'

const StoredExport = z.object({
  exportId: uuid,
  teamId: uuid,
  memberId: uuid,
  query: ExportQuery,
  /** Whether its lines are those of the whole team. */
  isOfTeam: flag,
  state: z.enum(exportStates),
  parts: whole,
  rowCount: whole,
  byteCount: whole,
  nextCursor: text.nullable(),
  problem: text.nullable(),
  orderedAt: instant,
  expiresAt: instant,
})
export type StoredExport = z.output<typeof StoredExport>

/** Their lines hold no words. */
const reportsOfPeople: readonly ActivityReport[] = ['point-totals', 'users']

const columns = `export_id as "exportId", team_id as "teamId", member_id as "memberId", query,
  is_of_team as "isOfTeam", state, parts,
  row_count as "rowCount", byte_count as "byteCount", next_cursor as "nextCursor", problem,
  ordered_at as "orderedAt", expires_at as "expiresAt"`

type Owner = { readonly teamId: TeamId; readonly memberId: MemberId }

/** The files of one person that have not expired, the newest first. */
export const exportsOf = (
  database: Queryable,
  { teamId, memberId }: Owner,
  now: Instant,
): Promise<StoredExport[]> =>
  readRows(
    database,
    StoredExport,
    `select ${columns} from worker.report_exports
     where team_id = $1 and member_id = $2 and expires_at > $3 order by ordered_at desc, export_id`,
    [teamId, memberId, now],
  )

export const exportById = (database: Queryable, exportId: string): Promise<StoredExport | null> =>
  readRow(database, StoredExport, `select ${columns} from worker.report_exports where export_id = $1`, [
    exportId,
  ])

export type NewPart = {
  readonly content: string
  readonly rows: number
  readonly next: string | null
  readonly now: Instant
  readonly expiresAt: Instant
}

/** Adds a part to a file that runs, and answers false if another attempt added it. The last part makes it ready. */
export const addPart = async (
  database: Queryable,
  { exportId, parts }: Pick<StoredExport, 'exportId' | 'parts'>,
  { content, rows, next, now, expiresAt }: NewPart,
): Promise<boolean> => {
  const added = await database.query(
    `with file as (
       update worker.report_exports set parts = parts + 1, row_count = row_count + $3,
         byte_count = byte_count + octet_length($4::text), next_cursor = $5,
         state = case when $5::text is null then 'ready' else 'running' end,
         ready_at = case when $5::text is null then $6::timestamptz end, expires_at = $7
       where export_id = $1 and parts = $2 and state = 'running'
       returning export_id)
     insert into worker.report_export_parts (export_id, part, content)
     select export_id, $2, $4 from file returning part`,
    [exportId, parts, rows, content, next, now, expiresAt],
  )
  return added.rows.length === 1
}

/** Ends a file that runs. What it has so far is deleted, because no one can fetch it. */
export const failExport = async (database: Queryable, exportId: string, problem: string): Promise<void> => {
  await database.query(
    `with file as (
       update worker.report_exports set state = 'failed', problem = $2, parts = 0, row_count = 0, byte_count = 0
       where export_id = $1 and state = 'running'
       returning export_id)
     delete from worker.report_export_parts where export_id in (select export_id from file)`,
    [exportId, problem],
  )
}

/** The text of a file, part by part. */
export async function* contentOf(
  database: Queryable,
  { exportId, parts }: Pick<StoredExport, 'exportId' | 'parts'>,
): AsyncGenerator<string> {
  for (let part = 0; part < parts; part += 1) {
    const row = await readRow(
      database,
      z.object({ content: text }),
      'select content from worker.report_export_parts where export_id = $1 and part = $2',
      [exportId, part],
    )
    if (!row) throw new Error(`Part ${part} of the file ${exportId} was deleted while it was read.`)
    yield row.content
  }
}

/** Deletes a file of a person; false if there is none. */
export const removeExport = async (
  database: Queryable,
  { teamId, memberId }: Owner,
  exportId: string,
): Promise<boolean> => {
  const { rows } = await database.query(
    `delete from worker.report_exports where team_id = $1 and member_id = $2 and export_id = $3 returning 1`,
    [teamId, memberId, exportId],
  )
  return rows.length === 1
}

/** Deletes the files of a team whose lines reach into a month, or before it: they hold its words. */
export const removeExportsUntil = async (
  database: Queryable,
  teamId: TeamId,
  month: Month,
): Promise<void> => {
  // The month ends in UTC, and the days of a file begin in the time zone of the team.
  const dayAfter = monthRange(month, 'UTC').until.slice(0, '2026-11-01'.length)
  await database.query(
    `delete from worker.report_exports
     where team_id = $1 and query->>'type' <> all ($2) and coalesce(query->>'start', '') <= $3`,
    [teamId, reportsOfPeople, dayAfter],
  )
}

/** Deletes what has expired. */
export const purgeExports = async (database: Queryable, now: Instant): Promise<void> => {
  await database.query('delete from worker.report_exports where expires_at <= $1', [now])
}
