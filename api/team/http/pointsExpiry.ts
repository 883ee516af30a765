import {
  getPointsExpiry,
  previewedDaysMax,
  previewPointsExpiry,
  setPointsExpiry,
} from '@laurel/contract/team/pointsExpiry.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { expiryOf } from '@laurel/ledger/teams/setPointsExpiry.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { comingExpiries } from '../expiry/comingExpiries.ts'
import { setPointsExpiry as chooseExpiry } from '../setPointsExpiry.ts'

/** For how long points can be redeemed, and what that takes in the next months. */
export const servePointsExpiry = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(getPointsExpiry),
    handler: async request => {
      const { pointsExpiry } = await teamOfCaller(dependencies, request)
      return { months: pointsExpiry?.months ?? null, not_before: pointsExpiry?.notBefore ?? null }
    },
  })

  api.route({
    ...routeOf(setPointsExpiry),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      return acknowledge(await chooseExpiry(dependencies, intent, request.body), reply)
    },
  })

  api.route({
    ...routeOf(previewPointsExpiry),
    handler: async request => {
      const now = instantOf(dependencies.clock())
      const team = await teamOfCaller(dependencies, request)
      const expiry = expiryOf(team, request.query.months, now)
      const days = await comingExpiries(dependencies.database, team.teamId, expiry, now, previewedDaysMax)
      return { days: [...days] }
    },
  })
}
