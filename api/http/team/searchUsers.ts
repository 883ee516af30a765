import { searchUsers } from '@laurel/contract/team/searchUsers.ts'
import { channelById } from '@laurel/projections/channels/queries.ts'
import { listMembers } from '@laurel/projections/members/queries.ts'
import type { Surroundings } from '../dependencies.ts'
import { notFound } from '../problems/generalProblems.ts'
import { userReferenceOf } from '../records/userReference.ts'
import type { Api } from '../serving/api.ts'
import { callerOf } from '../serving/authenticate.ts'
import { routeOf } from '../serving/routeOf.ts'

const usersFound = 20

/** What pickers of people ask. */
export const serveSearchUsers = (api: Api, { database }: Surroundings): void => {
  api.route({
    ...routeOf(searchUsers),
    handler: async request => {
      const { teamId } = callerOf(request)
      const { q, group_id: channelId, segment_id: segmentId } = request.query
      // No team has segments yet, so whatever is named here is not one of theirs.
      if (segmentId !== undefined) throw notFound('segment')
      if (channelId !== undefined && !(await channelById(database, teamId, channelId)))
        throw notFound('channel')
      const { rows } = await listMembers(database, teamId, {
        q,
        channelId,
        isActive: true,
        limit: usersFound,
      })
      return { users: rows.map(userReferenceOf) }
    },
  })
}
