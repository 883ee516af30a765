import { listLedgerEntries } from '@laurel/contract/reports/ledgerEntries.ts'
import { listLedgerEntries as entriesOf } from '@laurel/projections/books/entries/queries.ts'
import { activitiesShownTo } from '../../celebrations/birthdayPrivacy.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { say } from '../../messages/sentence.ts'
import { activitiesBehind } from '../../recognition/activitiesBehind.ts'
import { timeRangeOf } from '../../team/calendar.ts'
import { ledgerEntryOf } from './ledgerEntry.ts'

const sortFields = { position: 'position', points: 'points', occurred_at: 'occurredAt' } as const

/** No index has the points of one account in order; those of a member are few. */
const pointsOfAccount = () => invalidRequest([{ path: 'query.sort', message: say('fields.pointsOfAccount') }])

/** The postings behind every balance of a team. */
export const serveLedgerEntries = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(listLedgerEntries),
    handler: async (request, reply) => {
      const { teamId, memberId: viewerId } = callerOf(request)
      const { filter = {} } = request.query
      const { timeZone } = await teamOfCaller(dependencies, request)
      const part = listRequestOf(request.query, sortFields)
      if (part.sort === 'points' && filter.account && !filter.user_id) throw pointsOfAccount()
      const page = await entriesOf(dependencies.database, teamId, {
        ...part,
        memberId: filter.user_id,
        accounts: filter.account && [filter.account],
        occurred: timeRangeOf(filter, timeZone),
        ...activitiesShownTo(viewerId),
      })
      answerRange(reply, 'ledgerEntries', part, page)
      const activities = await activitiesBehind(dependencies.database, teamId, page.rows)
      return page.rows.map(row => ledgerEntryOf(row, activities.get(row.subjectId), viewerId))
    },
  })
}
