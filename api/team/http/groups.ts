import { changeGroup, createGroup, deleteGroup } from '@laurel/contract/team/changeGroups.ts'
import { groupMembers } from '@laurel/contract/team/groupMembers.ts'
import type { ChannelSettings } from '@laurel/ledger/channels/events.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { listMembers } from '@laurel/projections/people/members/queries.ts'
import { channelById, listChannels } from '@laurel/projections/team/channels/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest, notFound } from '../../http/problems/generalProblems.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, type Intent, intentOf } from '../../http/serving/intent.ts'
import { requireFeature } from '../../http/serving/requireFeature.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { userReferenceOf } from '../../people/http/userReference.ts'
import type { ChatChannelFound } from '../../slack/directory/chatDirectory.ts'
import { groupChangesOf, usesPro } from '../groupChanges.ts'
import { chatChannelOf, joinChat } from './chatChannels.ts'
import { groupOf } from './group.ts'

const membersShown = 100
const membersMax = 1_000
const positionWaitMilliseconds = 5_000

/** Recognition channels, as the specification's calls name them. */
export const serveGroups = (api: Api, dependencies: Dependencies): void => {
  const { database, ledger, projections } = dependencies

  const answer = async (teamId: TeamId, channelId: ChannelId, position: number) => {
    await projections.waitForPosition(position, positionWaitMilliseconds)
    const channel = await channelById(database, teamId, channelId)
    if (!channel) throw notFound('channel')
    return { group: groupOf(channel), position }
  }

  api.route({
    ...routeOf(createGroup),
    handler: async (request, reply) => {
      const { body } = request
      if (body.point_allowance || body.managers?.length) await requireFeature(dependencies, request, 'awards')
      const intent = intentOf(dependencies, request)
      const { teamId } = intent
      const slackChannelId = body.channel_id ?? null
      const chosen = await chosenChat(teamId, null, slackChannelId)
      const title = body.title ?? (chosen && `#${chosen.name}`)
      if (!title) throw invalidRequest([{ path: 'title', message: 'Give the channel a title.' }])
      const channelId = await idOf(intent, slackChannelId)
      const settings = { ...(await usual(teamId)), ...groupChangesOf(body), title, slackChannelId }
      const outcome = await ledger.handle({ ...intent, type: 'createChannel', data: { channelId, settings } })
      const { position } = acceptedOf(outcome, reply)
      const joined = chosen && (await bringTogether(intent, channelId, chosen))
      return await answer(
        teamId,
        channelId,
        Math.max(position, joined ? acceptedOf(joined, reply).position : 0),
      )
    },
  })

  /** The chat channel that a recognition channel comes to live in; null where it stays as it is. */
  const chosenChat = async (
    teamId: TeamId,
    channelId: ChannelId | null,
    slackChannelId: string | null,
  ): Promise<ChatChannelFound | null> => {
    if (slackChannelId === null) return null
    const { rows } = await listChannels(database, teamId, { slackChannelId })
    if (rows.some(row => row.channelId === channelId)) return null
    if (channelId !== null && rows.length > 0) throw rejectionProblem({ code: 'CHANNEL_EXISTS' })
    return await chatChannelOf(dependencies, teamId, slackChannelId)
  }

  /** The app joins after the channel was put on record: its joining is news, which otherwise would come first. */
  const bringTogether = async (intent: Intent, channelId: ChannelId, chosen: ChatChannelFound) =>
    await ledger.handle({
      ...intent,
      id: derivedId('members of new channel', intent.id),
      type: 'syncChannelMembers',
      data: { channelId, memberIds: await joinChat(dependencies, intent.teamId, chosen) },
    })

  /** A chat channel becomes one recognition channel, unless that one has moved on to live elsewhere. */
  const idOf = async ({ id, teamId }: Intent, slackChannelId: string | null): Promise<ChannelId> => {
    if (slackChannelId === null) return derivedId('channel', id)
    const channelId = channelIdOf(teamId, slackChannelId)
    const channel = await ledger.channel(teamId, channelId)
    const hasMoved = channel.kind === 'known' && channel.settings.slackChannelId !== slackChannelId
    return hasMoved ? derivedId('channel', id) : channelId
  }

  /** What a channel begins with that nobody said more of. */
  const usual = async (teamId: TeamId): Promise<Omit<ChannelSettings, 'title' | 'slackChannelId'>> => {
    const team = await ledger.team(teamId)
    if (team.kind === 'unknown') throw notFound('team')
    return {
      shoutoutAllowance: team.allowancePolicy.shoutoutPoints,
      awardAllowance: team.allowancePolicy.awardPoints,
      pointOptions: [],
      managerIds: [],
    }
  }

  api.route({
    ...routeOf(changeGroup),
    handler: async (request, reply) => {
      const { body, params } = request
      const intent = intentOf(dependencies, request)
      const channel = await ledger.channel(intent.teamId, params.id)
      if (channel.kind === 'unknown') throw notFound('channel')
      const settings = { ...channel.settings, ...groupChangesOf(body) }
      if (usesPro(settings, channel.settings)) await requireFeature(dependencies, request, 'awards')
      const chosen = await chosenChat(intent.teamId, params.id, settings.slackChannelId)
      const outcome = await ledger.handle({
        ...intent,
        type: 'changeChannel',
        data: { channelId: params.id, settings },
      })
      const { position } = acceptedOf(outcome, reply)
      const joined = chosen && (await bringTogether(intent, params.id, chosen))
      const latest = Math.max(position, joined ? acceptedOf(joined, reply).position : 0)
      return await answer(intent.teamId, params.id, latest)
    },
  })

  api.route({
    ...routeOf(deleteGroup),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const outcome = await ledger.handle({
        ...intent,
        type: 'deleteChannel',
        data: { channelId: request.params.id },
        // Competitions and campaigns, which may need a channel, are not there yet.
        policy: { usedBy: null },
      })
      return { ok: true as const, position: acceptedOf(outcome, reply).position }
    },
  })

  api.route({
    ...routeOf(groupMembers),
    handler: async request => {
      const { teamId } = callerOf(request)
      const { q, fetchAll } = request.query
      const channelId = request.params.id
      if (!(await channelById(database, teamId, channelId))) throw notFound('channel')
      const limit = fetchAll === true ? membersMax : membersShown
      const page = await listMembers(database, teamId, { channelId, q, isActive: true, limit })
      const users = page.rows.map(userReferenceOf)
      while (fetchAll === true && users.length < page.total) {
        const offset = users.length
        const { rows } = await listMembers(database, teamId, { channelId, q, isActive: true, limit, offset })
        if (rows.length === 0) break
        users.push(...rows.map(userReferenceOf))
      }
      return { users, total: page.total }
    },
  })
}
