import type { CelebrationKind } from '@laurel/ledger/values/celebrationKind.ts'
import type { TeamId } from '@laurel/ledger/values/ids.ts'
import type { Queryable } from '../queryable.ts'
import { createParameters } from '../querying/parameters.ts'
import { columnsOf, readRows } from '../querying/rows.ts'
import { type TimeRange, within } from '../querying/timeRange.ts'
import { type CelebratedRow, celebrated } from './tables.ts'

/** Who was celebrated for a kind of occasion in a span of time, in order. */
export const celebratedBetween = (
  database: Queryable,
  teamId: TeamId,
  kind: CelebrationKind,
  range: TimeRange,
): Promise<CelebratedRow[]> => {
  const parameters = createParameters(teamId)
  const conditions = [
    'c.team_id = $1',
    `c.kind = ${parameters.bind(kind)}`,
    ...within('c.occurred_at', range, parameters),
  ]
  return readRows(
    database,
    celebrated.schema,
    `select ${columnsOf(celebrated, 'c')} from ${celebrated.live} c
     where ${conditions.join(' and ')} order by c.occurred_at, c.member_id`,
    parameters.values,
  )
}
