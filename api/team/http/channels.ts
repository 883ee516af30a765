import { getChannel, listChannels } from '@laurel/contract/team/channels.ts'
import { channelById, listChannels as channelsOf } from '@laurel/projections/team/channels/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { groupOf } from './group.ts'

const sortFields = {
  title: 'title',
  user_count: 'memberCount',
  shoutout_allowance: 'shoutoutAllowance',
  point_allowance: 'awardAllowance',
} as const

/** The recognition channels of a team, for its administrators. */
export const serveChannels = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(listChannels),
    handler: async (request, reply) => {
      const { filter } = request.query
      const part = listRequestOf(request.query, sortFields)
      const page = await channelsOf(database, callerOf(request).teamId, {
        ...part,
        hasPreview: true,
        q: filter?.q,
        channelIds: filter?.id,
        memberIds: filter?.user_ids,
      })
      answerRange(reply, 'channels', part, page)
      return page.rows.map(groupOf)
    },
  })

  api.route({
    ...routeOf(getChannel),
    handler: async request => {
      const channel = await channelById(database, callerOf(request).teamId, request.params.id)
      if (!channel) throw notFound('channel')
      return groupOf(channel)
    },
  })
}
