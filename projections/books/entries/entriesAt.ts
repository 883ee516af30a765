import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { entrySource, LedgerEntryItem } from './queries.ts'

/** The postings of some events, in the order of the log. */
export const entriesAt = (
  database: Queryable,
  teamId: TeamId,
  positions: readonly number[],
): Promise<LedgerEntryItem[]> =>
  readRows(
    database,
    LedgerEntryItem,
    `select ${entrySource.select} from ${entrySource.from}
     where e.team_id = $1 and e.position = any($2::bigint[]) order by e.position, e.posting_index`,
    [teamId, positions],
  )
