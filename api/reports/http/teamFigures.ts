import { pointStats } from '@laurel/contract/reports/pointStats.ts'
import { pendingRedemptionCount } from '@laurel/contract/rewards/pendingRedemptionCount.ts'
import { redemptionStats } from '@laurel/contract/rewards/redemptionStats.ts'
import { listGroups } from '@laurel/contract/team/listGroups.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { pointStats as pointStatsOf } from '@laurel/projections/books/flows/queries.ts'
import { redemptionStats as redemptionStatsOf } from '@laurel/projections/rewards/redemptions/queries.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { thisMonth } from '../../http/serving/calendar.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { groupOf } from '../../team/http/group.ts'

/** What the admin's screens show of the whole team. */
export const serveTeamFigures = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies
  const monthOf = async (request: FastifyRequest) =>
    thisMonth(clock(), (await teamOfCaller(dependencies, request)).timeZone)

  api.route({
    ...routeOf(listGroups),
    handler: async request => {
      const { rows } = await listChannels(database, callerOf(request).teamId, { limit: rowsMax })
      const groups = rows.map(groupOf)
      return {
        groups: request.query.with_preview === true ? groups : groups.map(group => ({ ...group, users: [] })),
      }
    },
  })

  api.route({
    ...routeOf(pointStats),
    handler: async request => {
      const stats = await pointStatsOf(database, callerOf(request).teamId, await monthOf(request))
      return {
        point_balance: stats.pointBalance,
        outstanding_points: stats.outstandingPoints,
        redeemed_this_month: stats.redeemed,
        giveable_points: stats.giveablePoints,
      }
    },
  })

  api.route({
    ...routeOf(redemptionStats),
    handler: async request => {
      const stats = await redemptionStatsOf(database, callerOf(request).teamId, await monthOf(request))
      return {
        paid_redemptions_count: stats.paidCount,
        paid_redemptions: stats.paidPoints,
        custom_redemptions: stats.companyCount,
      }
    },
  })

  api.route({
    ...routeOf(pendingRedemptionCount),
    handler: async request => {
      const { pendingCount } = await redemptionStatsOf(database, callerOf(request).teamId, {})
      return { pending_count: pendingCount }
    },
  })
}
