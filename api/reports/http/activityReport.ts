import { Readable } from 'node:stream'
import { listActivity } from '@laurel/contract/recognition/activity.ts'
import { activity, exportActivity } from '@laurel/contract/reports/activityReport.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { csvResponse } from '../../http/serving/csvAnswer.ts'
import { answerRange, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { connectionsFor } from '../../http/serving/searching.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { timeRangeOf } from '../../team/calendar.ts'
import { exportActivity as exportCsv } from '../exportActivity.ts'
import { activityBatches, activityPage } from './activityPage.ts'
import { scopeOfReport } from './asked.ts'

const pageSize = 100

/** The activity that a caller may see: as pages of a report, as a list of the admin and as a CSV file. */
export const serveActivityReport = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(activity),
    handler: async request => {
      const { timeZone } = await teamOfCaller(dependencies, request)
      const {
        type,
        group,
        segment,
        award_id: awardId,
        campaign_id: campaignId,
        q,
        page,
        cursor,
      } = request.query
      const scope = await scopeOfReport(dependencies, request, type, { group, segment })
      const first = (page - 1) * pageSize
      const { teamId, memberId: viewerId } = callerOf(request)
      const answered = await activityPage(connectionsFor(dependencies, q), teamId, {
        type,
        viewerId,
        scope,
        awardId,
        campaignId,
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
      const { type = 'shoutouts', group, segment } = filter
      const scope = await scopeOfReport(dependencies, request, type, { group, segment })
      const { timeZone } = await teamOfCaller(dependencies, request)
      const { teamId, memberId: viewerId } = callerOf(request)
      const page = await activityPage(connectionsFor(dependencies, filter.q), teamId, {
        type,
        viewerId,
        scope,
        awardId: filter.award_id,
        campaignId: filter.campaign_id,
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
    schema: { ...exportRoute.schema, response: csvResponse(exportActivity.response) },
    handler: async (request, reply) => {
      const { timeZone } = await teamOfCaller(dependencies, request)
      const { teamId, memberId: viewerId } = callerOf(request)
      const { type, group, segment, award_id: awardId, campaign_id: campaignId, q } = request.query
      const scope = await scopeOfReport(dependencies, request, type, { group, segment })
      const report = {
        type,
        viewerId,
        scope,
        awardId,
        campaignId,
        q,
        occurred: timeRangeOf(request.query, timeZone),
      }
      const lines = exportCsv(
        type,
        activityBatches(connectionsFor(dependencies, q), teamId, report),
        timeZone,
      )
      reply.header('content-disposition', `attachment; filename="${type}.csv"`)
      return reply.type('text/csv; charset=utf-8').send(Readable.from(lines))
    },
  })
}
