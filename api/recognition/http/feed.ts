import { feed } from '@laurel/contract/recognition/feed.ts'
import { listActivity } from '@laurel/projections/recognition/activity/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { cursorOf, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { timeRangeOf } from '../../team/calendar.ts'
import { feedShoutoutOf } from './feedShoutout.ts'

/** The latest shoutouts of a team. */
export const serveFeed = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(feed),
    handler: async request => {
      const { timeZone } = await teamOfCaller(dependencies, request)
      const { limit } = request.query
      const page = await listActivity(dependencies.database, callerOf(request).teamId, {
        kinds: ['shoutout'],
        isRecalled: false,
        occurred: timeRangeOf(request.query, timeZone),
        limit,
        isCounted: false,
        cursor: cursorOf(request.query),
      })
      return { feed: page.rows.map(feedShoutoutOf), next: nextOf(page) }
    },
  })
}
