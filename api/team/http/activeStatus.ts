import { changeActiveStatus } from '@laurel/contract/team/activeStatus.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { changeActiveStatus as change } from '../changeActiveStatus.ts'

/** Activates and deactivates a team. */
export const serveActiveStatus = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(changeActiveStatus),
    handler: async (request, reply) =>
      acknowledge(await change(dependencies, intentOf(dependencies, request), request.body.status), reply),
  })
}
