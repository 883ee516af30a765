import { type DirectReport, directReportStats } from '@laurel/contract/reports/directReports.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { type RecognitionFigures, readDirectReports } from '../readDirectReports.ts'

/** The recognition of the members who report to the caller. */
export const serveDirectReports = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(directReportStats),
    handler: async request => {
      const { teamId, memberId: managerId } = callerOf(request)
      const { timeZone } = await teamOfCaller(dependencies, request)
      const wanted = { managerId, range: request.query, timeZone }
      const { members, totals, previous } = await readDirectReports(dependencies.database, teamId, wanted)
      return {
        users: members.map(({ member, figures }) => ({
          user: userReferenceOf(member),
          ...figuresOf(figures),
        })),
        totals: figuresOf(totals),
        previous: previous === undefined ? null : figuresOf(previous),
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
