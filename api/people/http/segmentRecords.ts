import { getSegmentRecord, listSegmentRecords } from '@laurel/contract/people/segmentRecords.ts'
import { listSegments, segmentById } from '@laurel/projections/people/segments/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { segmentOf } from './segment.ts'

const sortFields = { name: 'name', user_count: 'memberCount' } as const

/** The segments of a team in the dialect of react-admin. */
export const serveSegmentRecords = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(listSegmentRecords),
    handler: async (request, reply) => {
      const { filter } = request.query
      const part = listRequestOf(request.query, sortFields)
      const wanted = { ...part, q: filter?.q, segmentIds: filter?.id }
      const page = await listSegments(database, callerOf(request).teamId, wanted)
      answerRange(reply, 'segments', part, page)
      return page.rows.map(segmentOf)
    },
  })

  api.route({
    ...routeOf(getSegmentRecord),
    handler: async request => {
      const segment = await segmentById(database, callerOf(request).teamId, request.params.id)
      if (!segment) throw notFound('segment')
      return segmentOf(segment)
    },
  })
}
