import type { RewardId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRow } from '../../engine/querying/rows.ts'
import { textSearch } from '../../engine/querying/textSearch.ts'
import { type RewardRow, rewards } from './tables.ts'

const sortFields = {
  name: 'lower(r.name)',
  pointCost: 'r.point_cost',
  definedAt: 'r.defined_at',
  isArchived: 'r.is_archived',
} as const

export type RewardListRequest = ListRequest<keyof typeof sortFields> & {
  readonly q?: string | undefined
  readonly rewardIds?: readonly RewardId[] | undefined
  readonly isArchived?: boolean | undefined
  readonly pointCostMax?: number | undefined
}

/** The company rewards of a team, cheapest first, including archived ones unless they are excluded. */
export const listRewards = (
  database: Queryable,
  teamId: TeamId,
  request: RewardListRequest = {},
): Promise<Page<RewardRow>> => {
  const { q, rewardIds, isArchived, pointCostMax } = request
  const parameters = createParameters(teamId)
  const conditions = ['r.team_id = $1']
  if (q) conditions.push(textSearch(q, parameters)('r.name'))
  if (rewardIds) conditions.push(`r.reward_id = any(${parameters.bind(rewardIds)}::uuid[])`)
  if (isArchived !== undefined) conditions.push(`r.is_archived = ${parameters.bind(isArchived)}`)
  if (pointCostMax !== undefined) conditions.push(`r.point_cost <= ${parameters.bind(pointCostMax)}`)
  return readPage(database, {
    schema: rewards.schema,
    select: columnsOf(rewards, 'r'),
    from: `${rewards.live} r`,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: ['r.point_cost', 'ASC'],
    tieBreak: ['r.reward_id'],
  })
}

export const rewardById = (
  database: Queryable,
  teamId: TeamId,
  rewardId: RewardId,
): Promise<RewardRow | null> =>
  readRow(
    database,
    rewards.schema,
    `select ${columnsOf(rewards, 'r')} from ${rewards.live} r where r.team_id = $1 and r.reward_id = $2`,
    [teamId, rewardId],
  )
