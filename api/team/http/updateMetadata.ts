import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { changeTeamSettings } from '../changeTeamSettings.ts'
import { settingChangesOf } from '../teamMetadata.ts'

export const serveUpdateMetadata = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(updateMetadata),
    handler: async (request, reply) => {
      const { require_values: isValueRequired } = request.body
      const data = {
        changes: settingChangesOf(request.body),
        ...(isValueRequired === undefined ? {} : { isValueRequired }),
      }
      const intent = intentOf(dependencies, request)
      return acknowledge(await changeTeamSettings(dependencies, intent, data), reply)
    },
  })
}
