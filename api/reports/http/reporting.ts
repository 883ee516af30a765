import { Readable } from 'node:stream'
import { feed } from '@laurel/contract/recognition/feed.ts'
import { activity, exportActivity } from '@laurel/contract/reports/activityReport.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { listActivity } from '@laurel/projections/recognition/activity/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { timeRangeOf } from '../../http/serving/calendar.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { feedShoutoutOf } from '../../recognition/http/feedShoutout.ts'
import { activityCsvHeader, activityCsvOf } from '../activityCsv.ts'
import { type ActivityRequest, activityPage } from './activityReports.ts'

const pageSize = 100

// The file is streamed; its type as a whole is for readers of the documentation.
const csvResponse: Record<number, unknown> = {
  200: { content: { 'text/csv': { schema: exportActivity.response } } },
}

export const serveReporting = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  api.route({
    ...routeOf(feed),
    handler: async request => {
      const { timeZone } = await teamOfCaller(dependencies, request)
      const { rows } = await listActivity(database, callerOf(request).teamId, {
        kinds: ['shoutout'],
        isRecalled: false,
        occurred: timeRangeOf(request.query, timeZone),
        limit: request.query.limit,
      })
      return { feed: rows.map(feedShoutoutOf) }
    },
  })

  api.route({
    ...routeOf(activity),
    handler: async request => {
      const { timeZone } = await teamOfCaller(dependencies, request)
      const { type, group, award_id: awardId, q, page } = request.query
      const first = (page - 1) * pageSize
      const { rows, total } = await activityPage(database, callerOf(request).teamId, {
        type,
        group,
        awardId,
        q,
        occurred: timeRangeOf(request.query, timeZone),
        range: [first, first + pageSize - 1],
      })
      return { entries: [...rows], total }
    },
  })

  const exportRoute = routeOf(exportActivity)
  api.route({
    ...exportRoute,
    schema: { ...exportRoute.schema, response: csvResponse },
    handler: async (request, reply) => {
      const { timeZone } = await teamOfCaller(dependencies, request)
      const { type, group, award_id: awardId, q } = request.query
      const occurred = timeRangeOf(request.query, timeZone)
      const lines = csvOf(
        dependencies,
        callerOf(request).teamId,
        { type, group, awardId, q, occurred },
        timeZone,
      )
      reply.header('content-disposition', `attachment; filename="${type}.csv"`)
      return reply.type('text/csv; charset=utf-8').send(Readable.from(lines))
    },
  })
}

/**
 * A whole report, page by page, so that its length costs no memory. The oldest lines come first: what happens while
 * it is written is added at its end and moves no line to another page.
 */
async function* csvOf(
  { database }: Dependencies,
  teamId: string,
  request: ActivityRequest,
  timeZone: string,
): AsyncGenerator<string> {
  yield activityCsvHeader
  for (let first = 0, total = 1; first < total; first += rowsMax) {
    const page = await activityPage(database, teamId, {
      ...request,
      sort: ['created_at', 'ASC'],
      range: [first, first + rowsMax - 1],
    })
    total = page.total
    yield activityCsvOf(page.rows, timeZone)
  }
}
