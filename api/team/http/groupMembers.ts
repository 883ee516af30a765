import { groupMembers } from '@laurel/contract/team/groupMembers.ts'
import { channelById } from '@laurel/projections/team/channels/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { listChannelMembers } from '../listChannelMembers.ts'

export const serveGroupMembers = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(groupMembers),
    handler: async request => {
      const { teamId } = callerOf(request)
      const { q, fetchAll } = request.query
      const channelId = request.params.id
      if (!(await channelById(database, teamId, channelId))) throw notFound('channel')
      const all = fetchAll === true
      const { rows, total } = await listChannelMembers(database, teamId, { channelId, q, all })
      return { users: rows.map(userReferenceOf), total }
    },
  })
}
