import { feed } from '@laurel/contract/reports/feed.ts'
import { listAwards } from '@laurel/projections/awards/awards/queries.ts'
import { listActivity } from '@laurel/projections/recognition/activity/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { cursorOf, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { reactionsTo } from '../../recognition/thanksReactions.ts'
import { timeRangeOf } from '../../team/calendar.ts'
import { awardCardOf, shoutoutCardOf } from '../feedCard.ts'
import { askedReport } from './asked.ts'

/** The latest shoutouts and awards of a scope. Private awards are no recognition to show around. */
export const serveFeed = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies
  api.route({
    ...routeOf(feed),
    handler: async request => {
      const { teamId, viewerId, scope, days, timeZone, filters } = await askedReport(
        dependencies,
        request,
        request.query,
      )
      const page = await listActivity(database, teamId, {
        kinds: filters.only === 'shoutouts' ? ['shoutout'] : ['shoutout', 'award'],
        isRecalled: false,
        isPrivate: false,
        ...(scope.kind === 'channel' && { channelId: scope.channelId }),
        ...(scope.kind === 'people' && { reach: scope }),
        occurred: timeRangeOf(days, timeZone),
        limit: filters.limit,
        isCounted: false,
        cursor: cursorOf(request.query),
      })
      const [reactions, awards] = await Promise.all([
        reactionsTo(
          database,
          teamId,
          viewerId,
          page.rows.map(({ activityId }) => activityId),
        ),
        page.rows.some(({ kind }) => kind === 'award') ? listAwards(database, teamId) : [],
      ])
      const awardOf = new Map(awards.map(award => [award.awardId, award]))
      const cards = page.rows.map(item => {
        const found = reactions.get(item.activityId) ?? []
        const counted = found.map(({ emoji: name, count }) => ({ name, count }))
        return item.kind === 'award'
          ? awardCardOf(item, counted, awardOf.get(item.awardId ?? ''))
          : shoutoutCardOf(item, counted)
      })
      return { feed: cards, next: nextOf(page) }
    },
  })
}
