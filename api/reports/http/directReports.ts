import { type DirectReport, directReportStats } from '@laurel/contract/reports/directReports.ts'
import { directReports } from '@laurel/projections/people/members/directReports.ts'
import {
  type MemberRecognition,
  recognitionOfMembers,
} from '@laurel/projections/recognition/activity/recognitionOfMembers.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { timeRangeOf } from '../../http/serving/calendar.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { userReferenceOf } from '../../people/http/userReference.ts'
import { daysBefore } from '../daysBefore.ts'

/** What a manager may see: the people who report to whoever asks, and nobody else, whatever is asked. */
export const serveDirectReports = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies
  api.route({
    ...routeOf(directReportStats),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const { timeZone } = await teamOfCaller(dependencies, request)
      const reports = await directReports(database, teamId, memberId)
      const ids = reports.map(report => report.memberId)
      const range = request.query
      const before = daysBefore(range)
      const [now, earlier] = await Promise.all([
        recognitionOfMembers(database, teamId, ids, timeRangeOf(range, timeZone)),
        before && recognitionOfMembers(database, teamId, ids, timeRangeOf(before, timeZone)),
      ])
      const figures = new Map(now.map(recognition => [recognition.memberId, recognition]))
      return {
        users: reports.map(report => {
          const own = figures.get(report.memberId)
          return { user: userReferenceOf(report), ...sumOf(own === undefined ? [] : [own]) }
        }),
        totals: sumOf(now),
        previous: earlier === undefined ? null : sumOf(earlier),
      }
    },
  })
}

const sumOf = (recognitions: readonly MemberRecognition[]): Omit<DirectReport, 'user'> => ({
  shoutouts_received: total(recognitions, 'shoutoutsReceived'),
  shoutouts_given: total(recognitions, 'shoutoutsGiven'),
  awards_received: total(recognitions, 'awards'),
  points_earned: total(recognitions, 'pointsEarned'),
})

const total = (
  recognitions: readonly MemberRecognition[],
  figure: Exclude<keyof MemberRecognition, 'memberId'>,
): number => recognitions.reduce((sum, recognition) => sum + recognition[figure], 0)
