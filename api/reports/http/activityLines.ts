import type { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import {
  reportAnniversaries,
  reportAwards,
  reportBirthdays,
  reportNewHires,
  reportNominations,
  reportPointsEarned,
  reportPointTotals,
  reportRedemptions,
  reportShoutouts,
  reportUsers,
} from '@laurel/contract/reports/activityLines.ts'
import type { LineFilters } from '@laurel/contract/reports/reportQuery.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { connectionsFor } from '../../http/serving/searching.ts'
import { timeRangeOf } from '../../team/calendar.ts'
import { activityPage } from './activityPage.ts'
import { askedReport } from './asked.ts'

const pageSize = 100

type LineQuery = LineFilters & {
  readonly filters?: LineFilters | undefined
  readonly page: number
  readonly cursor?: string | undefined
  readonly return_groups_segments?: boolean | undefined
}

/** The lines of the activity reports under their own addresses. */
export const serveActivityLines = (api: Api, dependencies: Dependencies): void => {
  const lines = async (
    request: FastifyRequest,
    query: LineQuery,
    typeOf: (isByRecipient: boolean) => ActivityReport,
  ) => {
    const { teamId, viewerId, scope, days, timeZone, filters } = await askedReport(
      dependencies,
      request,
      query,
    )
    const { page, cursor, q, award_id: awardId, campaign_id: campaignId } = filters
    const first = (page - 1) * pageSize
    const answered = await activityPage(connectionsFor(dependencies, q), teamId, {
      type: typeOf(filters.by_recipient ?? false),
      viewerId,
      scope,
      awardId,
      campaignId,
      q,
      occurred: timeRangeOf(days, timeZone),
      range: [first, first + pageSize - 1],
      cursor,
      withPlaces: filters.return_groups_segments ?? false,
    })
    return { entries: [...answered.rows], total: answered.total, next: nextOf(answered) }
  }
  const of = (type: ActivityReport) => () => type

  api.route({
    ...routeOf(reportShoutouts),
    handler: request =>
      lines(request, request.query, each => (each ? 'shoutouts-by-recipient' : 'shoutouts')),
  })
  api.route({
    ...routeOf(reportAwards),
    handler: request => lines(request, request.query, each => (each ? 'awards-by-recipient' : 'awards')),
  })
  api.route({
    ...routeOf(reportBirthdays),
    handler: request => lines(request, request.query, of('birthdays')),
  })
  api.route({
    ...routeOf(reportAnniversaries),
    handler: request => lines(request, request.query, of('anniversaries')),
  })
  api.route({
    ...routeOf(reportNewHires),
    handler: request => lines(request, request.query, of('new-hires')),
  })
  api.route({
    ...routeOf(reportNominations),
    handler: request => lines(request, request.query, of('nominations')),
  })
  api.route({
    ...routeOf(reportRedemptions),
    handler: request => lines(request, request.query, of('redemptions')),
  })
  api.route({
    ...routeOf(reportPointsEarned),
    handler: request => lines(request, request.query, of('points')),
  })
  api.route({
    ...routeOf(reportPointTotals),
    handler: request => lines(request, request.query, of('point-totals')),
  })
  api.route({
    ...routeOf(reportUsers),
    handler: request => lines(request, request.query, of('users')),
  })
}
