import { importUserFields } from '@laurel/contract/people/importUserFields.ts'
import { mapProfileFields } from '@laurel/contract/people/mapProfileFields.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { mapProfileFields as mapFields } from '../mapProfileFields.ts'

/** The two calls do the same: one is named for the mapping, one for the import that follows from it. */
export const serveMapProfileFields = (api: Api, dependencies: Dependencies): void => {
  for (const call of [mapProfileFields, importUserFields]) {
    api.route({
      ...routeOf(call),
      handler: async (request, reply) => {
        const intent = intentOf(dependencies, request)
        const { manager, start_date: startDate, birthday } = request.body
        return acknowledge(await mapFields(dependencies, intent, { manager, startDate, birthday }), reply)
      },
    })
  }
}
