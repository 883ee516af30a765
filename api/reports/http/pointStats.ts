import { pointStats } from '@laurel/contract/reports/pointStats.ts'
import { pointStats as pointStatsOf } from '@laurel/projections/books/flows/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { thisMonth } from '../../team/calendar.ts'

/** The points of the team in figures. */
export const servePointStats = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies
  api.route({
    ...routeOf(pointStats),
    handler: async request => {
      const { timeZone } = await teamOfCaller(dependencies, request)
      const stats = await pointStatsOf(database, callerOf(request).teamId, thisMonth(clock(), timeZone))
      return {
        point_balance: stats.pointBalance,
        outstanding_points: stats.outstandingPoints,
        redeemed_this_month: stats.redeemed,
        giveable_points: stats.giveablePoints,
      }
    },
  })
}
