import { readOperations } from '@laurel/contract/operations/operations.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { countOpenExceptions } from '../../billing/reconciliation/listExceptions.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { openOrders } from '../../rewards/orders/openOrders.ts'
import { deadAnnouncements } from '../../slack/announcements/deadAnnouncements.ts'
import { readOperations as read } from '../readOperations.ts'

/** The home of operators: one page that says what needs a person. */
export const serveOperations = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies
  api.route({
    ...routeOf(readOperations),
    handler: request =>
      read(
        {
          ...dependencies,
          countMessages: async teamId => (await deadAnnouncements(database, teamId)).length,
          countOrders: async teamId => (await openOrders(database, teamId)).length,
          countExceptions: teamId => countOpenExceptions(database, teamId),
        },
        callerOf(request).teamId,
        instantOf(clock()),
      ),
  })
}
