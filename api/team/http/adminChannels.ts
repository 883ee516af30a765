import { changeChannel, createChannel, getChannel, listChannels } from '@laurel/contract/team/channels.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { channelById, listChannels as channelsOf } from '@laurel/projections/team/channels/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { requireFeature } from '../../http/serving/requireFeature.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { usesPro } from '../groupChanges.ts'
import { channelSettingsOf, groupOf } from './group.ts'

const sortFields = {
  title: 'title',
  user_count: 'memberCount',
  shoutout_allowance: 'shoutoutAllowance',
  point_allowance: 'awardAllowance',
} as const

const nothing = { awardAllowance: 0, managerIds: [] }

export const serveAdminChannels = (api: Api, dependencies: Dependencies): void => {
  const { database, ledger } = dependencies

  api.route({
    ...routeOf(listChannels),
    handler: async (request, reply) => {
      const { filter } = request.query
      const part = listRequestOf(request.query, sortFields)
      const page = await channelsOf(database, callerOf(request).teamId, {
        ...part,
        q: filter?.q,
        channelIds: filter?.id,
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

  api.route({
    ...routeOf(createChannel),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const settings = channelSettingsOf(request.body)
      if (usesPro(settings, nothing)) await requireFeature(dependencies, request, 'awards')
      const { slackChannelId } = settings
      // A chat channel becomes one recognition channel, however often it is chosen.
      const channelId =
        slackChannelId === null ? derivedId('channel', intent.id) : channelIdOf(intent.teamId, slackChannelId)
      const outcome = await ledger.handle({ ...intent, type: 'createChannel', data: { channelId, settings } })
      const { position } = acceptedOf(outcome, reply)
      return { ...request.body, id: channelId, position }
    },
  })

  api.route({
    ...routeOf(changeChannel),
    handler: async (request, reply) => {
      const channelId = request.params.id
      const intent = intentOf(dependencies, request)
      const settings = channelSettingsOf(request.body)
      const channel = await ledger.channel(intent.teamId, channelId)
      const before = channel.kind === 'known' ? channel.settings : nothing
      if (usesPro(settings, before)) await requireFeature(dependencies, request, 'awards')
      const outcome = await ledger.handle({ ...intent, type: 'changeChannel', data: { channelId, settings } })
      const { position } = acceptedOf(outcome, reply)
      return { ...request.body, id: channelId, position }
    },
  })
}
