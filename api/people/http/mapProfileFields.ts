import { mapProfileFields } from '@laurel/contract/people/mapProfileFields.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { mapProfileFields as mapFields } from '../mapProfileFields.ts'

export const serveMapProfileFields = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(mapProfileFields),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const { manager, start_date: startDate, birthday } = request.body
      return acknowledge(await mapFields(dependencies, intent, { manager, startDate, birthday }), reply)
    },
  })
}
