import {
  anniversaryStats,
  birthdayStats,
  newHireStats,
} from '@laurel/contract/celebrations/celebrationStats.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { requireFeature } from '../../http/serving/requireFeature.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { type CelebrationStats, celebrationStats } from '../celebrationStats.ts'

/** Serves the figures of this month's celebrations. */
export const serveCelebrationStats = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies

  const statsOf = async (request: FastifyRequest, kind: CelebrationKind): Promise<CelebrationStats> => {
    await requireFeature(dependencies, request, 'celebrations')
    const team = await teamOfCaller(dependencies, request)
    return await celebrationStats(database, team, kind, instantOf(clock()))
  }

  api.route({
    ...routeOf(birthdayStats),
    handler: async request => {
      const { celebrated, upcoming, cost } = await statsOf(request, 'BIRTHDAY')
      return { birthdays_celebrated: celebrated, birthdays_upcoming: upcoming, estimated_point_cost: cost }
    },
  })
  api.route({
    ...routeOf(anniversaryStats),
    handler: async request => {
      const { celebrated, upcoming, cost } = await statsOf(request, 'ANNIVERSARY')
      return {
        anniversaries_celebrated: celebrated,
        anniversaries_upcoming: upcoming,
        estimated_point_cost: cost,
      }
    },
  })
  api.route({
    ...routeOf(newHireStats),
    handler: async request => {
      const { celebrated, upcoming, cost } = await statsOf(request, 'NEW_HIRE')
      return { newhires_celebrated: celebrated, newhires_upcoming: upcoming, estimated_point_cost: cost }
    },
  })
}
