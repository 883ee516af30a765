import { customFields } from '@laurel/contract/people/customFields.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { customFieldOf } from '../customField.ts'
import { listFieldChoices } from '../profileFields/listFieldChoices.ts'

/** The profile fields of the chat workspace, and the values to choose from. */
export const serveCustomFields = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(customFields),
    handler: async request => {
      const team = await teamOfCaller(dependencies, request)
      return {
        fields: team.profileFields.map(customFieldOf),
        field_values: await listFieldChoices(dependencies.database, callerOf(request).teamId, team),
      }
    },
  })
}
