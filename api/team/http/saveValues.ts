import { saveValues } from '@laurel/contract/team/saveValues.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { setTaggableValues } from '../setTaggableValues.ts'

export const serveSaveValues = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(saveValues),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      return acknowledge(await setTaggableValues(dependencies, intent, request.body), reply)
    },
  })
}
