import { pendingClaims } from '@laurel/contract/rewards/pendingClaims.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { listPendingClaims } from '../listPendingClaims.ts'
import { claimOf } from './claim.ts'

/** The gifts of awards that the caller has not chosen yet. */
export const servePendingClaims = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(pendingClaims),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const { claims, rewards } = await listPendingClaims(dependencies, teamId, memberId)
      return { claims: claims.map(claim => claimOf(claim, rewards)) }
    },
  })
}
