import type { ActivityEntry } from '@laurel/contract/recognition/activityEntry.ts'
import { fileLengthMax } from '@laurel/contract/wire/bounds.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { TimeRange } from '@laurel/projections/engine/querying/timeRange.ts'
import type { RecognitionScope } from '@laurel/projections/reports/recognition/scope.ts'
import { timeRangeOf } from '../../team/calendar.ts'
import { activityCsvHeader, activityCsvOf } from '../activityCsv.ts'
import { readReportScope } from '../reportScope.ts'
import { addPart, exportById, failExport, type StoredExport } from './exportRows.ts'
import { expiryAfter } from './orderExport.ts'

export type ReportPart = {
  readonly teamId: TeamId
  readonly viewerId: MemberId
  readonly query: StoredExport['query']
  readonly scope: RecognitionScope
  readonly occurred: TimeRange
  readonly cursor: string | undefined
  readonly limit: number
}

/** Reads a part of a report and says where the next part begins. */
export type ReadReportPart = (
  part: ReportPart,
) => Promise<{ readonly rows: readonly ActivityEntry[]; readonly next: string | null }>

export type ExportDependencies = {
  readonly database: Queryable
  readonly ledger: Pick<Ledger, 'team' | 'member'>
  readonly clock: () => Instant
  readonly readPart: ReadReportPart
}

/** The rows that are in memory at once. */
const rowsAtOnce = 1000

/** Writes the next part of a file, as its orderer may see the report now. */
export const writeNextPart = async (
  { database, ledger, clock, readPart }: ExportDependencies,
  exportId: string,
): Promise<StoredExport['state'] | 'gone'> => {
  const file = await exportById(database, exportId)
  if (file === null) return 'gone'
  if (file.state !== 'running') return file.state
  const { teamId, memberId, query, nextCursor, parts } = file
  const fail = async (problem: string) => {
    await failExport(database, exportId, problem)
    return 'failed' as const
  }
  const [team, member] = await Promise.all([ledger.team(teamId), ledger.member(teamId, memberId)])
  if (team.kind === 'unknown' || member.kind === 'unknown' || !member.isActive)
    return fail('You are no longer in this team.')
  const isAdmin = member.isAdmin
  const scope = await readReportScope(database, { teamId, memberId, isAdmin }, query)
  if (typeof scope === 'string' || (query.type === 'users' && !isAdmin))
    return fail('You may no longer see this report.')
  // Its first lines would be about other people than its last ones.
  if ((scope.kind === 'team') !== file.isOfTeam)
    return fail('You see other people than when you ordered this file. Order it again.')
  const { rows, next } = await readPart({
    teamId,
    viewerId: memberId,
    query,
    scope,
    occurred: timeRangeOf(query, team.timeZone),
    cursor: nextCursor ?? undefined,
    limit: rowsAtOnce,
  })
  const lines = activityCsvOf(rows, team.timeZone)
  const content = parts === 0 ? `${activityCsvHeader(query.type)}${lines}` : lines
  if (file.byteCount + Buffer.byteLength(content) > fileLengthMax)
    return fail('The file is too large. Order fewer days.')
  const now = clock()
  const part = { content, rows: rows.length, next, now, expiresAt: expiryAfter(now) }
  await addPart(database, file, part)
  return next === null ? 'ready' : 'running'
}
