import { getLeaderboard } from '@laurel/contract/admin/leaderboard.ts'
import { leaderboardAsOf } from '@laurel/projections/activity/leaderboardAsOf.ts'
import { channelById } from '@laurel/projections/channels/queries.ts'
import type { Surroundings } from '../dependencies.ts'
import { invalidRequest, notFound } from '../problems/generalProblems.ts'
import { userReferenceOf } from '../records/userReference.ts'
import type { Api } from '../serving/api.ts'
import { callerOf } from '../serving/authenticate.ts'
import { listRequestOf } from '../serving/listing.ts'
import { routeOf } from '../serving/routeOf.ts'
import { askedInstant } from './askedInstant.ts'

const linesDefault = 25

/** The time machine for who received and who gave most. */
export const serveLeaderboard = (api: Api, { database, clock: now }: Surroundings): void => {
  api.route({
    ...routeOf(getLeaderboard),
    handler: async request => {
      const { teamId } = callerOf(request)
      const { clock, by, from, group: channelId, range } = request.query
      const asOf = askedInstant(request.query.as_of, now())
      if (from !== undefined && from > asOf)
        throw invalidRequest([{ path: 'query.from', message: 'Choose a start before the end, `as_of`.' }])
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
