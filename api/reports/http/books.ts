import { listActivity } from '@laurel/contract/recognition/activity.ts'
import { listLedgerEntries } from '@laurel/contract/reports/ledgerEntries.ts'
import { listLedgerEntries as entriesOf } from '@laurel/projections/books/entries/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { timeRangeOf } from '../../http/serving/calendar.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { activitiesBehind } from '../../recognition/http/activitiesBehind.ts'
import { activityPage } from './activityReports.ts'
import { ledgerEntryOf } from './ledgerEntry.ts'

const entrySort = { position: 'position', points: 'points', occurred_at: 'occurredAt' } as const

/** What happened, for reading only: the activity of the team and the postings behind every balance. */
export const serveAdminBooks = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  api.route({
    ...routeOf(listActivity),
    handler: async (request, reply) => {
      const { sort, range, filter = {} } = request.query
      const { timeZone } = await teamOfCaller(dependencies, request)
      const page = await activityPage(database, callerOf(request).teamId, {
        type: filter.type ?? 'shoutouts',
        group: filter.group,
        awardId: filter.award_id,
        q: filter.q,
        occurred: timeRangeOf(filter, timeZone),
        sort,
        range,
      })
      answerRange(reply, 'activity', { offset: range?.[0] }, page)
      return [...page.rows]
    },
  })

  api.route({
    ...routeOf(listLedgerEntries),
    handler: async (request, reply) => {
      const { filter = {} } = request.query
      const { timeZone } = await teamOfCaller(dependencies, request)
      const part = listRequestOf(request.query, entrySort)
      const page = await entriesOf(database, callerOf(request).teamId, {
        ...part,
        memberId: filter.user_id,
        accounts: filter.account && [filter.account],
        occurred: timeRangeOf(filter, timeZone),
      })
      answerRange(reply, 'ledgerEntries', part, page)
      const activities = await activitiesBehind(dependencies, callerOf(request).teamId, page.rows)
      return page.rows.map(row => ledgerEntryOf(row, activities.get(row.subjectId)))
    },
  })
}
