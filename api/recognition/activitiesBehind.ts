import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import type { LedgerEntryItem } from '@laurel/projections/books/entries/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type ActivityItem, latestActivity } from '@laurel/projections/recognition/activity/queries.ts'

/** Finds the activities behind ledger entries, by the subject of the entry. */
export const activitiesBehind = async (
  database: Queryable,
  teamId: string,
  entries: readonly LedgerEntryItem[],
): Promise<ReadonlyMap<string, ActivityItem>> => {
  const activityIds = [...new Set(entries.map(({ subjectId }) => subjectId))]
  const rows = await latestActivity(database, teamId, { activityIds, limit: rowsMax })
  return new Map(rows.map(row => [row.activityId, row]))
}
