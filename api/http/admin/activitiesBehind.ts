import { rowsMax } from '@laurel/contract/admin/listQuery.ts'
import { type ActivityItem, listActivity } from '@laurel/projections/activity/queries.ts'
import type { LedgerEntryItem } from '@laurel/projections/ledgerEntries/queries.ts'
import type { Surroundings } from '../dependencies.ts'

/** What the points of some entries moved for, by the subject of the entry. */
export const activitiesBehind = async (
  { database }: Pick<Surroundings, 'database'>,
  teamId: string,
  entries: readonly LedgerEntryItem[],
): Promise<ReadonlyMap<string, ActivityItem>> => {
  const activityIds = [...new Set(entries.map(({ subjectId }) => subjectId))]
  const { rows } = await listActivity(database, teamId, { activityIds, limit: rowsMax })
  return new Map(rows.map(row => [row.activityId, row]))
}
