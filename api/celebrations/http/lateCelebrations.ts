import { lateCelebrations as lateCelebrationsCall } from '@laurel/contract/celebrations/lateCelebrations.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { requireFeature } from '../../http/serving/requireFeature.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { lateCelebrations } from '../lateCelebrations.ts'

/** Reports to administrators what pauses did to celebrations. */
export const serveLateCelebrations = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(lateCelebrationsCall),
    handler: async request => {
      await requireFeature(dependencies, request, 'celebrations')
      const { teamId, memberId } = callerOf(request)
      const now = instantOf(dependencies.clock())
      const late = await lateCelebrations(dependencies.database, teamId, memberId, now)
      return {
        celebrations: late.map(({ member, kind, fallsOn, outcome }) => ({
          kind,
          user: userReferenceOf(member),
          date: fallsOn,
          outcome,
        })),
      }
    },
  })
}
