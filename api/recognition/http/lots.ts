import { listMemberLots, listOwnLots } from '@laurel/contract/recognition/lots.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { activitiesBehind } from '../activitiesBehind.ts'
import { lotsOf } from '../lotsOf.ts'
import { entryOf } from './ownPoints.ts'

/** The points that a person holds, by the credit they came from. */
export const serveLots = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  api.route({
    ...routeOf(listOwnLots),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const { pointsExpiry } = await teamOfCaller(dependencies, request)
      const { figures, lots } = await lotsOf(database, teamId, memberId, pointsExpiry)
      const entries = lots.map(({ entry }) => entry)
      const activities = await activitiesBehind(database, teamId, entries)
      return {
        ...figures,
        lots: lots.map(({ shown, entry }) => {
          const { reason, by, text } = entryOf(entry, activities.get(entry.subjectId))
          return { ...shown, reason, by, text }
        }),
      }
    },
  })

  api.route({
    ...routeOf(listMemberLots),
    handler: async request => {
      const { teamId, pointsExpiry } = await teamOfCaller(dependencies, request)
      const member = await memberById(database, teamId, request.params.id)
      if (!member) throw notFound('member')
      const { figures, lots } = await lotsOf(database, teamId, member.memberId, pointsExpiry)
      return { ...figures, lots: lots.map(({ shown, entry }) => ({ ...shown, event_type: entry.eventType })) }
    },
  })
}
