import { type ExportQuery, exportKeptDays, exportsMax } from '@laurel/contract/reports/exports.ts'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import { enqueue } from '../../delivery/enqueue.ts'
import { newExportJob } from './exportJob.ts'
import { exportsOf } from './exportRows.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

export const expiryAfter = (now: Instant): Instant => addMilliseconds(now, exportKeptDays * dayMilliseconds)

export type ExportOrder = {
  readonly exportId: string
  readonly teamId: TeamId
  readonly memberId: MemberId
  readonly query: ExportQuery
  readonly isOfTeam: boolean
}

/** Orders a report as a file. The same id orders it once. Rejects where the person has as many files as fit. */
export const orderExport = async (
  { database }: { readonly database: Pool },
  order: ExportOrder,
  now: Instant,
): Promise<'ordered' | 'tooMany'> =>
  inTransaction(database, async client => {
    const { exportId, teamId, memberId, query, isOfTeam } = order
    // One order of a person at a time, so that the number is exact.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`exports ${memberId}`])
    const kept = await exportsOf(client, order, now)
    if (kept.some(each => each.exportId === exportId)) return 'ordered'
    if (kept.length >= exportsMax) return 'tooMany'
    const stored = await client.query(
      `insert into worker.report_exports (export_id, team_id, member_id, query, is_of_team, state, ordered_at, expires_at)
       values ($1, $2, $3, $4, $5, 'running', $6, $7) on conflict do nothing returning 1`,
      [exportId, teamId, memberId, JSON.stringify(query), isOfTeam, now, expiryAfter(now)],
    )
    if (stored.rows.length === 1) await enqueue(client, [newExportJob({ exportId, teamId })], now)
    return 'ordered'
  })
