import { listActivity } from '@laurel/contract/admin/activity.ts'
import { listLedgerEntries } from '@laurel/contract/admin/ledgerEntries.ts'
import { listLedgerEntries as entriesOf } from '@laurel/projections/ledgerEntries/queries.ts'
import type { Surroundings } from '../dependencies.ts'
import { ledgerEntryOf } from '../records/ledgerEntry.ts'
import { activityPage } from '../reporting/activityReports.ts'
import type { Api } from '../serving/api.ts'
import { callerOf } from '../serving/authenticate.ts'
import { timeRangeOf } from '../serving/calendar.ts'
import { answerRange, listRequestOf } from '../serving/listing.ts'
import { routeOf } from '../serving/routeOf.ts'
import { teamOfCaller } from '../serving/team.ts'
import { activitiesBehind } from './activitiesBehind.ts'

const entrySort = { position: 'position', points: 'points', occurred_at: 'occurredAt' } as const

/** What happened, for reading only: the activity of the team and the postings behind every balance. */
export const serveAdminBooks = (api: Api, surroundings: Surroundings): void => {
  const { database } = surroundings

  api.route({
    ...routeOf(listActivity),
    handler: async (request, reply) => {
      const { sort, range, filter = {} } = request.query
      const { timeZone } = await teamOfCaller(surroundings, request)
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
      const { timeZone } = await teamOfCaller(surroundings, request)
      const part = listRequestOf(request.query, entrySort)
      const page = await entriesOf(database, callerOf(request).teamId, {
        ...part,
        memberId: filter.user_id,
        accounts: filter.account && [filter.account],
        occurred: timeRangeOf(filter, timeZone),
      })
      answerRange(reply, 'ledgerEntries', part, page)
      const activities = await activitiesBehind(surroundings, callerOf(request).teamId, page.rows)
      return page.rows.map(row => ledgerEntryOf(row, activities.get(row.subjectId)))
    },
  })
}
