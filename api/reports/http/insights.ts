import {
  activityByMonth,
  countBySegment,
  reportConnections,
  reportRecognition,
  teamStats,
} from '@laurel/contract/reports/insights.ts'
import { managedSegments } from '@laurel/projections/people/segments/queries.ts'
import { connectionsOf } from '@laurel/projections/reports/recognition/connections.ts'
import type { RecognitionSide } from '@laurel/projections/reports/recognition/memberSums.ts'
import { segmentSums } from '@laurel/projections/reports/recognition/segmentSums.ts'
import { topMembers } from '@laurel/projections/reports/recognition/topMembers.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { say } from '../../messages/sentence.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { timeRangeOf } from '../../team/calendar.ts'
import { type RecognitionTotals, readMonths, readTeamStats, readTopValues } from '../readInsights.ts'
import { connectionDaysMax, connectionDaysOf, monthsMax, monthsOf } from '../reportDays.ts'
import { askedReport } from './asked.ts'

const rankedMax = 10
const connectionsMax = 100
const segmentsMax = 100

/** The figures of Insights and of the summary. */
export const serveInsights = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies

  api.route({
    ...routeOf(teamStats),
    handler: async request => {
      const asked = await askedReport(dependencies, request, request.query)
      const { totals, previous, engagement, previousEngagement } = await readTeamStats(database, asked)
      return {
        totals: totalsOf(totals),
        previous: previous ? totalsOf(previous) : null,
        engagement,
        previous_engagement: previousEngagement ?? null,
      }
    },
  })

  api.route({
    ...routeOf(activityByMonth),
    handler: async request => {
      const asked = await askedReport(dependencies, request, request.query)
      const months = monthsOf(asked.days, clock(), asked.timeZone)
      if (!months)
        throw invalidRequest([
          { path: 'query.start', message: say('fields.yearsMax', { max: monthsMax / 12 }) },
        ])
      const read = await readMonths(database, asked, months)
      return { months: read.map(({ month, ...totals }) => ({ month, ...totalsOf(totals) })) }
    },
  })

  api.route({
    ...routeOf(reportRecognition),
    handler: async request => {
      const asked = await askedReport(dependencies, request, request.query)
      const { by } = asked.filters
      const range = timeRangeOf(asked.days, asked.timeZone)
      const top = async (side: RecognitionSide) => {
        const members = await topMembers(database, asked.teamId, side, asked.scope, range, rankedMax)
        return members.map(({ points, times, ...member }) => ({
          user: userReferenceOf(member),
          points,
          count: times,
        }))
      }
      const isWanted = (ranking: typeof by) => by === undefined || by === ranking
      const [earners, givers, values] = await Promise.all([
        isWanted('earners') ? top('received') : [],
        isWanted('givers') ? top('given') : [],
        isWanted('values') ? readTopValues(database, asked, rankedMax) : [],
      ])
      return { earners, givers, values: [...values] }
    },
  })

  api.route({
    ...routeOf(reportConnections),
    handler: async request => {
      const { teamId, scope, days, timeZone } = await askedReport(dependencies, request, request.query)
      const shortDays = connectionDaysOf(days, clock(), timeZone)
      if (!shortDays)
        throw invalidRequest([
          { path: 'query.start', message: say('fields.daysMax', { max: connectionDaysMax }) },
        ])
      const range = timeRangeOf(shortDays, timeZone)
      const connections = await connectionsOf(database, teamId, scope, range, connectionsMax)
      return {
        connections: connections.map(({ giver, recipient, times, points }) => ({
          created_by: userReferenceOf(giver),
          for_user: userReferenceOf(recipient),
          count: times,
          points,
        })),
      }
    },
  })

  api.route({
    ...routeOf(countBySegment),
    handler: async request => {
      const asked = await askedReport(dependencies, request, request.query)
      const { teamId, viewerId, scope, days, timeZone } = asked
      const managed = callerOf(request).isAdmin
        ? undefined
        : await managedSegments(database, teamId, viewerId)
      const ids = managed?.map(({ segmentId }) => segmentId)
      const sums = await segmentSums(database, teamId, scope, timeRangeOf(days, timeZone), ids, segmentsMax)
      return {
        segments: sums.map(({ segmentId: id, name, users, points, times }) => ({
          id,
          name,
          users,
          points,
          count: times,
        })),
      }
    },
  })
}

const totalsOf = ({ pointsEarned, ...counts }: RecognitionTotals) => ({
  ...counts,
  points_earned: pointsEarned,
})
