import { conditionGroupsOf } from '@laurel/contract/people/segment.ts'
import {
  changeSegment,
  changeSegmentMembers,
  createSegment,
  deleteSegment,
  getSegment,
  listSegments,
  previewSegment,
  segmentMembers,
} from '@laurel/contract/people/segments.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { segmentById, listSegments as segmentsOf } from '@laurel/projections/people/segments/queries.ts'
import { membersMeeting } from '@laurel/projections/people/segments/segmentChanges.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { bulkBodyBytesMax } from '../../http/limits.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { firstOrAllMembers } from '../firstOrAllMembers.ts'
import { changeSegmentMembers as changeMembers } from '../segments/changeSegmentMembers.ts'
import { deleteSegment as removeSegment } from '../segments/deleteSegment.ts'
import { peopleFieldsOf } from '../segments/peopleFields.ts'
import { changeSegment as change, createSegment as create } from '../segments/saveSegment.ts'
import type { SegmentOutcome } from '../segments/segmentOutcome.ts'
import { userReferenceOf } from '../userReference.ts'
import { segmentChangesOf, segmentOf, segmentProblem } from './segment.ts'

const positionWaitMilliseconds = 5_000
const previewedMax = 20

/** The segments of a team. */
export const serveSegments = (api: Api, dependencies: Dependencies): void => {
  const { database, projections } = dependencies

  const answer = async (outcome: SegmentOutcome, request: FastifyRequest, reply: FastifyReply) => {
    if (outcome.kind === 'problem') throw segmentProblem(outcome.problem)
    const { segmentId, position } = acceptedOf(outcome, reply)
    await projections.waitForPosition(position, positionWaitMilliseconds)
    const segment = await segmentById(database, callerOf(request).teamId, segmentId)
    if (!segment) throw notFound('segment')
    return { segment: segmentOf(segment), position }
  }

  api.route({
    ...routeOf(listSegments),
    handler: async request => {
      const { rows } = await segmentsOf(database, callerOf(request).teamId, { limit: rowsMax })
      return { segments: rows.map(segmentOf) }
    },
  })

  api.route({
    ...routeOf(getSegment),
    handler: async request => {
      const segment = await segmentById(database, callerOf(request).teamId, request.params.id)
      if (!segment) throw notFound('segment')
      return { segment: segmentOf(segment) }
    },
  })

  api.route({
    ...routeOf(createSegment),
    bodyLimit: bulkBodyBytesMax,
    handler: async (request, reply) => {
      const { name, users = [] } = request.body
      const wanted = { ...segmentChangesOf(request.body), name, memberIds: users }
      return answer(await create(dependencies, intentOf(dependencies, request), wanted), request, reply)
    },
  })

  api.route({
    ...routeOf(changeSegment),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const changes = segmentChangesOf(request.body)
      return answer(await change(dependencies, intent, request.params.id, changes), request, reply)
    },
  })

  api.route({
    ...routeOf(deleteSegment),
    handler: async (request, reply) =>
      acknowledge(
        await removeSegment(dependencies, intentOf(dependencies, request), request.params.id),
        reply,
      ),
  })

  api.route({
    ...routeOf(segmentMembers),
    handler: async request => {
      const { teamId } = callerOf(request)
      const { q, fetchAll = false } = request.query
      const segmentId = request.params.id
      if (!(await segmentById(database, teamId, segmentId))) throw notFound('segment')
      const { rows, total } = await firstOrAllMembers(database, teamId, { segmentId, q }, fetchAll)
      return { users: rows.map(userReferenceOf), total }
    },
  })

  api.route({
    ...routeOf(changeSegmentMembers),
    bodyLimit: bulkBodyBytesMax,
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const outcome = await changeMembers(dependencies, intent, request.params.id, request.body.users)
      return answer(outcome, request, reply)
    },
  })

  api.route({
    ...routeOf(previewSegment),
    handler: async request => {
      const team = await teamOfCaller(dependencies, request)
      const conditions = {
        groups: conditionGroupsOf(request.body.filters),
        peopleFields: peopleFieldsOf(team),
      }
      const found = await membersMeeting(database, callerOf(request).teamId, conditions, previewedMax)
      return { user_count: found.count, users: found.first.map(userReferenceOf) }
    },
  })
}
