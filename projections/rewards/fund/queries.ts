import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { PaymentMethod } from '@laurel/ledger/rewards/funds/vocabulary.ts'
import type { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRow, readRows } from '../../engine/querying/rows.ts'
import { funds, settlements, type TopUpRow, topUps } from './tables.ts'

export type Fund = {
  readonly method: PaymentMethod
  /** What rewards cost that the team pays for after the month. */
  readonly accrued: Points
  /** The points of reversed payments that were spent already: rewards pause until they are repaid. */
  readonly owed: Points
}

/** How a team pays for rewards, and what it has yet to pay. */
export const fundOf = async (database: Queryable, teamId: TeamId): Promise<Fund> => {
  const row = await readRow(
    database,
    funds.schema,
    `select ${columnsOf(funds, 'f')} from ${funds.live} f where f.team_id = $1`,
    [teamId],
  )
  return { method: row?.method ?? 'prepaid', accrued: row?.accrued ?? 0, owed: row?.owed ?? 0 }
}

/** The teams that have yet to pay for rewards, whatever they chose since. */
export const teamsWithAccrued = async (database: Queryable): Promise<readonly TeamId[]> => {
  const rows = await readRows(
    database,
    funds.schema,
    `select ${columnsOf(funds, 'f')} from ${funds.live} f where f.accrued > 0 order by f.team_id`,
    [],
  )
  return rows.map(({ teamId }) => teamId)
}

/** What teams bought, the newest first. */
export const listTopUps = (
  database: Queryable,
  teamId: TeamId,
  request: ListRequest<never> = {},
): Promise<Page<TopUpRow>> =>
  readPage(database, {
    schema: topUps.schema,
    select: columnsOf(topUps, 't'),
    from: `${topUps.live} t`,
    defaultOrder: ['t.position', 'DESC'],
    tieBreak: ['t.top_up_id'],
    sortFields: {},
    conditions: ['t.team_id = $1'],
    parameters: createParameters(teamId),
    request,
  })

/** The points of paid statements whose money went back, by statement. */
export const reversedStatements = async (
  database: Queryable,
  teamId: TeamId,
): Promise<ReadonlyMap<string, Points>> => {
  const rows = await readRows(
    database,
    settlements.schema.pick({ statementId: true, reversed: true }),
    `select s.statement_id as "statementId", s.reversed from ${settlements.live} s
     where s.team_id = $1 and s.reversed > 0`,
    [teamId],
  )
  return new Map(rows.map(({ statementId, reversed }) => [statementId, reversed]))
}

/** A payment that came in: a top-up, or the rewards of a month. */
export type PaidRow = z.output<typeof PaidRow>
const PaidRow = topUps.schema
  .pick({ points: true, reversed: true, paymentReference: true, occurredAt: true })
  .extend({ month: settlements.schema.shape.month.nullable() })

/** The payment of a top-up or of a statement, by the id of either; null where the team has none. */
export const paymentOf = (database: Queryable, teamId: TeamId, id: string): Promise<PaidRow | null> =>
  readRow(
    database,
    PaidRow,
    `select t.points, t.reversed, t.payment_reference as "paymentReference", t.occurred_at as "occurredAt",
       null as month
     from ${topUps.live} t where t.team_id = $1 and t.top_up_id = $2
     union all
     select s.points, s.reversed, s.payment_reference, s.occurred_at, s.month
     from ${settlements.live} s where s.team_id = $1 and s.statement_id = $2`,
    [teamId, id],
  )
