import { movementKindOf } from '@laurel/ledger/audit/liability/movements.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { createPointsByMonth, type PointsByMonth } from '@laurel/ledger/members/points/pointsByMonth.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { instant, text, uuid, whole } from '../../engine/tables/columns.ts'
import { ledgerEntries } from '../entries/tables.ts'

export const RedeemableEntry = z.object({
  position: whole,
  postingIndex: whole,
  subjectId: uuid,
  eventType: text,
  points: whole,
  recordedAt: instant,
})
export type RedeemableEntry = z.output<typeof RedeemableEntry>

/** Every change of the points that a member may spend, in the order of the log: one range of an index. */
export const redeemableEntriesOf = (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
): Promise<RedeemableEntry[]> =>
  readRows(
    database,
    RedeemableEntry,
    `select e.position, e.posting_index as "postingIndex", e.subject_id as "subjectId",
       e.event_type as "eventType", e.points, e.recorded_at as "recordedAt"
     from ${ledgerEntries.live} e
     where e.member_id = $2 and e.team_id = $1 and e.account = 'redeemable'
     order by e.position, e.posting_index`,
    [teamId, memberId],
  )

/** The points of a member by the month in which they were received. */
export const pointsByMonthOf = (entries: readonly RedeemableEntry[]): PointsByMonth => {
  const points = createPointsByMonth()
  for (const entry of entries) points.post({ ...entry, kind: movementKindOf(entry.eventType, entry.points) })
  return points
}
