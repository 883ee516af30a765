import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { PaymentMethod } from '@laurel/ledger/rewards/funds/vocabulary.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRow, readRows } from '../../engine/querying/rows.ts'
import {
  funds,
  type ReversalRow,
  reversals,
  type SettlementRow,
  settlements,
  type TopUpRow,
  topUps,
} from './tables.ts'

export type Fund = {
  readonly method: PaymentMethod
  /** What rewards cost that the team pays for after the month. */
  readonly accrued: Points
  /** The points of reversed top-ups that were spent already: rewards pause until they are repaid. */
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

/** The top-up that a payment made; null where it made none yet. */
export const topUpOfPayment = (
  database: Queryable,
  teamId: TeamId,
  paymentReference: string,
): Promise<TopUpRow | null> =>
  readRow(
    database,
    topUps.schema,
    `select ${columnsOf(topUps, 't')} from ${topUps.live} t
     where t.payment_reference = $2 and t.team_id = $1`,
    [teamId, paymentReference],
  )

/** The refunds and disputes of a top-up, in the order of the log. */
export const reversalsOf = (
  database: Queryable,
  teamId: TeamId,
  topUpId: string,
): Promise<readonly ReversalRow[]> =>
  readRows(
    database,
    reversals.schema,
    `select ${columnsOf(reversals, 'r')} from ${reversals.live} r
     where r.team_id = $1 and r.top_up_id = $2 order by r.position`,
    [teamId, topUpId],
  )

/** Paid statements, the newest first. */
export const listSettlements = (
  database: Queryable,
  teamId: TeamId,
  request: ListRequest<never> = {},
): Promise<Page<SettlementRow>> =>
  readPage(database, {
    schema: settlements.schema,
    select: columnsOf(settlements, 's'),
    from: `${settlements.live} s`,
    defaultOrder: ['s.position', 'DESC'],
    tieBreak: ['s.statement_id'],
    sortFields: {},
    conditions: ['s.team_id = $1'],
    parameters: createParameters(teamId),
    request,
  })

export const settlementOf = (
  database: Queryable,
  teamId: TeamId,
  statementId: string,
): Promise<SettlementRow | null> =>
  readRow(
    database,
    settlements.schema,
    `select ${columnsOf(settlements, 's')} from ${settlements.live} s
     where s.team_id = $1 and s.statement_id = $2`,
    [teamId, statementId],
  )
