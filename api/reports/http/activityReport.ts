import { Readable } from 'node:stream'
import { listActivity } from '@laurel/contract/recognition/activity.ts'
import { activity, exportActivity } from '@laurel/contract/reports/activityReport.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { answerRange, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { connectionsFor } from '../../http/serving/searching.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { timeRangeOf } from '../../team/calendar.ts'
import { exportActivity as exportCsv } from '../exportActivity.ts'
import { activityBatches, activityPage } from './activityPage.ts'

const pageSize = 100

// The route streams the file; the schema describes it as a whole for the API documentation.
const csvResponse: Record<number, unknown> = {
  200: { content: { 'text/csv': { schema: exportActivity.response } } },
}

/** The activity of a team: as pages of a report, as a list for administrators and as a CSV file. */
export const serveActivityReport = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(activity),
    handler: async request => {
      const { timeZone } = await teamOfCaller(dependencies, request)
      const { type, group, award_id: awardId, q, page, cursor } = request.query
      const first = (page - 1) * pageSize
      const { teamId, memberId: viewerId } = callerOf(request)
      const answered = await activityPage(connectionsFor(dependencies, q), teamId, {
        type,
        viewerId,
        group,
        awardId,
        q,
        occurred: timeRangeOf(request.query, timeZone),
        range: [first, first + pageSize - 1],
        cursor,
      })
      return { entries: [...answered.rows], total: answered.total, next: nextOf(answered) }
    },
  })

  api.route({
    ...routeOf(listActivity),
    handler: async (request, reply) => {
      const { sort, range, cursor, filter = {} } = request.query
      const { timeZone } = await teamOfCaller(dependencies, request)
      const { teamId, memberId: viewerId } = callerOf(request)
      const page = await activityPage(connectionsFor(dependencies, filter.q), teamId, {
        type: filter.type ?? 'shoutouts',
        viewerId,
        group: filter.group,
        awardId: filter.award_id,
        q: filter.q,
        occurred: timeRangeOf(filter, timeZone),
        sort,
        range,
        cursor,
      })
      answerRange(reply, 'activity', page.part, page)
      return [...page.rows]
    },
  })

  const exportRoute = routeOf(exportActivity)
  api.route({
    ...exportRoute,
    schema: { ...exportRoute.schema, response: csvResponse },
    handler: async (request, reply) => {
      const { timeZone } = await teamOfCaller(dependencies, request)
      const { teamId, memberId: viewerId } = callerOf(request)
      const { type, group, award_id: awardId, q } = request.query
      const report = { type, viewerId, group, awardId, q, occurred: timeRangeOf(request.query, timeZone) }
      const lines = exportCsv(activityBatches(connectionsFor(dependencies, q), teamId, report), timeZone)
      reply.header('content-disposition', `attachment; filename="${type}.csv"`)
      return reply.type('text/csv; charset=utf-8').send(Readable.from(lines))
    },
  })
}
