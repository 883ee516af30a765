import { cancelRedemption } from '@laurel/contract/rewards/cancelRedemption.ts'
import { completeRedemption } from '@laurel/contract/rewards/completeRedemption.ts'
import { listCultureRedemptions } from '@laurel/contract/rewards/listCultureRedemptions.ts'
import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { listRedemptions } from '@laurel/projections/rewards/redemptions/queries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { memberRedemptionOf } from './redemption.ts'

/** Company rewards wait for an admin, who hands them over or gives the points back. */
export const serveTeamRedemptions = (api: Api, dependencies: Dependencies): void => {
  const { database, ledger, settle } = dependencies

  api.route({
    ...routeOf(listCultureRedemptions),
    handler: async request => {
      const { rows } = await listRedemptions(database, callerOf(request).teamId, {
        statuses: ['PENDING'],
        redemptionTypes: ['CUSTOM'],
        sort: 'requestedAt',
        order: 'ASC',
        limit: rowsMax,
      })
      return { redemptions: rows.map(memberRedemptionOf) }
    },
  })

  api.route({
    ...routeOf(completeRedemption),
    handler: async (request, reply) => {
      const { redemptionId } = request.params
      const intent = intentOf(dependencies, request)
      const outcome = await ledger.handle({ ...intent, type: 'completeRedemption', data: { redemptionId } })
      const { position } = await settle(acceptedOf(outcome, reply).events)
      return { ok: true as const, position }
    },
  })

  api.route({
    ...routeOf(cancelRedemption),
    handler: async (request, reply) => {
      const { redemptionId } = request.params
      const { reason } = request.body
      const intent = intentOf(dependencies, request)
      const outcome = await ledger.handle({
        ...intent,
        type: 'cancelRedemption',
        data: { redemptionId, reason },
      })
      const { position } = await settle(acceptedOf(outcome, reply).events)
      return { ok: true as const, position }
    },
  })
}
