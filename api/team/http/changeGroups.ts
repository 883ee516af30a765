import { changeGroup, createGroup, deleteGroup } from '@laurel/contract/team/changeGroups.ts'
import { channelById } from '@laurel/projections/team/channels/queries.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { changeChannel } from '../changeChannel.ts'
import type { ChannelOutcome } from '../channelOutcome.ts'
import { createChannel } from '../createChannel.ts'
import { deleteChannel } from '../deleteChannel.ts'
import { channelProblem } from './channelProblem.ts'
import { groupOf } from './group.ts'
import { groupChangesOf } from './groupChanges.ts'

const positionWaitMilliseconds = 5_000

/** Recognition channels under the specification's name, groups. */
export const serveChangeGroups = (api: Api, dependencies: Dependencies): void => {
  const { database, projections } = dependencies

  const answer = async (outcome: ChannelOutcome, request: FastifyRequest, reply: FastifyReply) => {
    if (outcome.kind === 'problem') throw channelProblem(outcome.problem)
    const { channelId, position } = acceptedOf(outcome, reply)
    await projections.waitForPosition(position, positionWaitMilliseconds)
    const channel = await channelById(database, callerOf(request).teamId, channelId)
    if (!channel) throw notFound('channel')
    return { group: groupOf(channel), position }
  }

  api.route({
    ...routeOf(createGroup),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      return answer(await createChannel(dependencies, intent, groupChangesOf(request.body)), request, reply)
    },
  })

  api.route({
    ...routeOf(changeGroup),
    handler: async (request, reply) => {
      const { body, params } = request
      const intent = intentOf(dependencies, request)
      const outcome = await changeChannel(dependencies, intent, params.id, groupChangesOf(body))
      return answer(outcome, request, reply)
    },
  })

  api.route({
    ...routeOf(deleteGroup),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      return acknowledge(await deleteChannel(dependencies, intent, request.params.id), reply)
    },
  })
}
