import { searchUsers } from '@laurel/contract/people/searchUsers.ts'
import { listMembers } from '@laurel/projections/people/members/queries.ts'
import { segmentById } from '@laurel/projections/people/segments/queries.ts'
import { channelById } from '@laurel/projections/team/channels/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { connectionsFor } from '../../http/serving/searching.ts'
import { userReferenceOf } from '../userReference.ts'

const usersFound = 20

/** The members that a picker offers. */
export const serveSearchUsers = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies
  api.route({
    ...routeOf(searchUsers),
    handler: async request => {
      const { teamId } = callerOf(request)
      const { q, group_id: channelId, segment_id: segmentId } = request.query
      if (segmentId !== undefined && !(await segmentById(database, teamId, segmentId)))
        throw notFound('segment')
      if (channelId !== undefined && !(await channelById(database, teamId, channelId)))
        throw notFound('channel')
      const { rows } = await listMembers(connectionsFor(dependencies, q), teamId, {
        q,
        channelId,
        segmentId,
        isActive: true,
        limit: usersFound,
        isCounted: false,
      })
      return { users: rows.map(userReferenceOf) }
    },
  })
}
