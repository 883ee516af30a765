import * as calls from '@laurel/contract/rewards/rewardSettings.ts'
import { knownMemberIds } from '@laurel/projections/people/members/knownMemberIds.ts'
import { listMembers } from '@laurel/projections/people/members/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { setRewardCatalogs, setRewardNotices, setRewardPolicy } from '../rewardSettings.ts'

/** What a team decides about rewards, for its administrators. */
export const serveRewardSettings = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  api.route({
    ...routeOf(calls.saveCatalogStatus),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      return acknowledge(await setRewardCatalogs(dependencies, intent, request.body), reply)
    },
  })

  api.route({
    ...routeOf(calls.listRewardNotifications),
    handler: async request => {
      const { teamId, notifiedOfRewards } = await teamOfCaller(dependencies, request)
      const memberIds = [...notifiedOfRewards]
      const { rows } = await listMembers(database, teamId, { memberIds, isActive: true, limit: 100 })
      return { to_notify: rows.map(userReferenceOf) }
    },
  })

  api.route({
    ...routeOf(calls.saveRewardNotifications),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const { to_notify: memberIds } = request.body
      const known = await knownMemberIds(database, intent.teamId, memberIds)
      if (memberIds.some(id => !known.has(id))) throw rejectionProblem({ code: 'MEMBER_UNKNOWN' })
      return acknowledge(await setRewardNotices(dependencies, intent, { memberIds }), reply)
    },
  })

  api.route({
    ...routeOf(calls.getRewardPolicy),
    handler: async request => {
      const { rewardPolicy } = await teamOfCaller(dependencies, request)
      return {
        points_per_day_max: rewardPolicy.pointsPerDayMax,
        redemptions_per_day_max: rewardPolicy.redemptionsPerDayMax,
        hold_above_points: rewardPolicy.holdAbovePoints,
      }
    },
  })

  api.route({
    ...routeOf(calls.setRewardPolicy),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const {
        points_per_day_max: pointsPerDayMax,
        redemptions_per_day_max: redemptionsPerDayMax,
        hold_above_points: holdAbovePoints,
      } = request.body
      const policy = { pointsPerDayMax, redemptionsPerDayMax, holdAbovePoints }
      return acknowledge(await setRewardPolicy(dependencies, intent, policy), reply)
    },
  })
}
