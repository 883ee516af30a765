import { changeReportSubscriptions, listReportSubscriptions } from '@laurel/contract/reports/subscriptions.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { forbidden } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { changeSubscriptions } from '../subscriptions/changeSubscriptions.ts'
import { rhythmsOf } from '../subscriptions/subscriptionRows.ts'

/** Reports by Slack message, of the caller. */
export const serveSubscriptions = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies
  const all = async (request: FastifyRequest) => {
    const rhythms = await rhythmsOf(database, callerOf(request))
    return { weekly: rhythms.includes('weekly'), monthly: rhythms.includes('monthly') }
  }

  api.route({ ...routeOf(listReportSubscriptions), handler: all })

  api.route({
    ...routeOf(changeReportSubscriptions),
    handler: async request => {
      const { timeZone } = await teamOfCaller(dependencies, request)
      const now = instantOf(clock())
      const changed = await changeSubscriptions(database, callerOf(request), request.body, now, timeZone)
      if (changed === 'FORBIDDEN') throw forbidden()
      return all(request)
    },
  })
}
