import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type CelebratedRow, celebrated } from '../awards/awards/tables.ts'
import type { Queryable } from '../engine/queryable.ts'
import { createParameters } from '../engine/querying/parameters.ts'
import { columnsOf, readRows } from '../engine/querying/rows.ts'
import { type TimeRange, within } from '../engine/querying/timeRange.ts'

/** The members celebrated for a kind of occasion in a span of time, in order. */
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
