import { setupAuthorization } from '@laurel/contract/team/setup/setupAuthorization.ts'
import type { Dependencies } from '../../../http/dependencies.ts'
import type { Api } from '../../../http/serving/api.ts'
import { limited } from '../../../http/serving/rateLimit.ts'
import { routeOf } from '../../../http/serving/routeOf.ts'
import { connectedSetup } from './connectedSetup.ts'

export const serveSetupAuthorization = (api: Api, { setup }: Dependencies): void => {
  api.route({
    ...limited(routeOf(setupAuthorization)),
    handler: async request => ({ url: connectedSetup(setup).authorizeAddress(request.query.state) }),
  })
}
