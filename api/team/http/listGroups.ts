import { listGroups } from '@laurel/contract/team/listGroups.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { groupOf } from './group.ts'

export const serveListGroups = (api: Api, { database }: Dependencies): void => {
  api.route({
    ...routeOf(listGroups),
    handler: async request => {
      const { rows } = await listChannels(database, callerOf(request).teamId, { limit: rowsMax })
      const groups = rows.map(groupOf)
      return {
        groups: request.query.with_preview === true ? groups : groups.map(group => ({ ...group, users: [] })),
      }
    },
  })
}
