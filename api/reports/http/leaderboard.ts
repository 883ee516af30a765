import { getLeaderboard } from '@laurel/contract/reports/leaderboard.ts'
import { leaderboardAsOf } from '@laurel/projections/reports/leaderboard.ts'
import { channelById } from '@laurel/projections/team/channels/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest, notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { askedInstant } from '../../http/serving/askedInstant.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { say } from '../../messages/sentence.ts'
import { userReferenceOf } from '../../people/userReference.ts'

const linesDefault = 25

/** The members who received or gave most, as of any instant. */
export const serveLeaderboard = (api: Api, { database, clock: now }: Dependencies): void => {
  api.route({
    ...routeOf(getLeaderboard),
    handler: async request => {
      const { teamId } = callerOf(request)
      const { clock, by, from, group: channelId, range } = request.query
      const asOf = askedInstant(request.query.as_of, now())
      if (from !== undefined && from > asOf)
        throw invalidRequest([{ path: 'query.from', message: say('fields.startBeforeEnd') }])
      if (channelId !== undefined && !(await channelById(database, teamId, channelId)))
        throw notFound('channel')
      const { offset, limit } = listRequestOf({ range: range ?? [0, linesDefault - 1] }, {})
      const asked = { by, clock, asOf, from, channelId, offset, limit }
      const { rows, total } = await leaderboardAsOf(database, teamId, asked)
      return {
        as_of: asOf,
        clock,
        by,
        from: from ?? null,
        lines: rows.map(({ rank, points, shoutouts, ...member }) => ({
          rank,
          user: userReferenceOf(member),
          points,
          shoutouts,
        })),
        total,
      }
    },
  })
}
