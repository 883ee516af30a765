import { redemptionStats } from '@laurel/contract/rewards/redemptionStats.ts'
import { redemptionStats as redemptionStatsOf } from '@laurel/projections/rewards/redemptions/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { thisMonth } from '../../team/calendar.ts'

/** The redemptions of the current month in figures. */
export const serveRedemptionStats = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies
  api.route({
    ...routeOf(redemptionStats),
    handler: async request => {
      const { timeZone } = await teamOfCaller(dependencies, request)
      const stats = await redemptionStatsOf(database, callerOf(request).teamId, thisMonth(clock(), timeZone))
      return {
        paid_redemptions_count: stats.paidCount,
        paid_redemptions: stats.paidPoints,
        custom_redemptions: stats.companyCount,
      }
    },
  })
}
