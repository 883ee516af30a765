import { type DirectReport, directReportStats } from '@laurel/contract/reports/directReports.ts'
import type { DateRange } from '@laurel/contract/wire/dateRange.ts'
import type { SegmentId } from '@laurel/ledger/kernel/ids.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { type RecognitionFigures, readDirectReports } from '../readDirectReports.ts'
import { readEngagement } from '../readInsights.ts'
import { scopeOf } from './asked.ts'

/** The recognition of the members who report to the caller, and the engagement of all whom the caller's reports are about. */
export const serveDirectReports = (api: Api, dependencies: Dependencies): void => {
  const engagementFor = async (request: FastifyRequest, segment: SegmentId | undefined, days: DateRange) => {
    const caller = callerOf(request)
    const scope = await scopeOf(dependencies, caller, { segment })
    const { timeZone } = await teamOfCaller(dependencies, request)
    return readEngagement(dependencies.database, { teamId: caller.teamId, scope, days, timeZone })
  }

  api.route({
    ...routeOf(directReportStats),
    handler: async request => {
      const { teamId, memberId: managerId } = callerOf(request)
      const { timeZone } = await teamOfCaller(dependencies, request)
      const { engagement: isEngagementAsked = false, segment, ...days } = request.query
      const [{ members, totals, previous }, engaged] = await Promise.all([
        readDirectReports(dependencies.database, teamId, { managerId, range: days, timeZone }),
        isEngagementAsked || segment !== undefined ? engagementFor(request, segment, days) : undefined,
      ])
      return {
        users: members.map(({ member, figures }) => ({
          user: userReferenceOf(member),
          ...figuresOf(figures),
        })),
        totals: figuresOf(totals),
        previous: previous === undefined ? null : figuresOf(previous),
        engagement: engaged?.engagement ?? null,
        previous_engagement: engaged?.previousEngagement ?? null,
      }
    },
  })
}

const figuresOf = (figures: RecognitionFigures): Omit<DirectReport, 'user'> => ({
  shoutouts_received: figures.shoutoutsReceived,
  shoutouts_given: figures.shoutoutsGiven,
  awards_received: figures.awards,
  points_earned: figures.pointsEarned,
})
