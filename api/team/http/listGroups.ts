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
      const hasPreview = request.query.with_preview === true
      const { rows } = await listChannels(database, callerOf(request).teamId, { hasPreview, limit: rowsMax })
      return { groups: rows.map(groupOf) }
    },
  })
}
