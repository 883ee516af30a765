import { listAdministrators, replaceAdministrators } from '@laurel/contract/team/administrators.ts'
import { listMembers } from '@laurel/projections/people/members/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { replaceAdministrators as replace } from '../replaceAdministrators.ts'

/** The administrators of a team. */
export const serveAdministrators = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(listAdministrators),
    handler: async request => {
      const { rows } = await listMembers(dependencies.database, callerOf(request).teamId, {
        isAdmin: true,
        isActive: true,
        limit: 1000,
      })
      return {
        admins: rows.map(({ memberId, name, pictureUrl, isOwner }) => ({
          id: memberId,
          name,
          profile_picture: pictureUrl,
          is_owner: isOwner,
        })),
      }
    },
  })

  api.route({
    ...routeOf(replaceAdministrators),
    handler: async (request, reply) =>
      acknowledge(await replace(dependencies, intentOf(dependencies, request), request.body.admins), reply),
  })
}
