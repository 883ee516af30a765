import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRows } from '@laurel/projections/engine/querying/rows.ts'
import { activities, recognitions } from '@laurel/projections/recognition/activity/tables.ts'
import { z } from 'zod'
import { type Exchanges, gatherExchanges } from './exchanges.ts'
import { isWithin, type Span } from './resets.ts'

const pageSize = 2_000

const Row = activities.schema
  .pick({ occurredAt: true, position: true, recipientIds: true, pointsEach: true, message: true })
  .extend({ kind: z.enum(['shoutout', 'award']), giverId: activities.schema.shape.memberId })

// A prize is an award without a giver.
const page = prepared(
  `select a.kind, a.member_id as "giverId", a.recipient_ids as "recipientIds", a.points_each as "pointsEach",
     a.message, a.occurred_at as "occurredAt", a.position
   from ${activities.live} a
   where a.team_id = $1 and a.occurred_at >= $2 and a.occurred_at < $3
     and (a.occurred_at, a.position) > ($4::timestamptz, $5::bigint)
     and a.kind in ('shoutout', 'award') and not a.is_recalled
     and (a.kind = 'shoutout' or exists (
       select from ${recognitions.live} r
       where r.activity_id = a.activity_id and r.team_id = a.team_id and r.giver_id is not null))
   order by a.occurred_at, a.position limit ${pageSize}`,
)

export type ReadMonth = { readonly exchanges: Exchanges; readonly thanks: number }

/** Who gave what to whom in a span of time, without what was recalled. Read page by page. */
export const readExchanges = async (
  database: Queryable,
  teamId: TeamId,
  { from, until }: Span,
  resets: readonly Span[],
): Promise<ReadMonth> => {
  const gathered = gatherExchanges()
  let thanks = 0
  let last = { occurredAt: from, position: -1 }
  for (;;) {
    const rows = await readRows(database, Row, page, [teamId, from, until, last.occurredAt, last.position])
    for (const row of rows) gathered.add({ ...row, isBeforeReset: isWithin(resets, row.occurredAt) })
    thanks += rows.length
    const end = rows.at(-1)
    if (!end || rows.length < pageSize) return { exchanges: gathered.exchanges(), thanks }
    last = end
  }
}
