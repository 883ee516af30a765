import {
  getMemberRedemption,
  listMemberRedemptions,
  type MemberRedemptionDetails,
} from '@laurel/contract/rewards/redemptions.ts'
import {
  listRedemptions,
  type RedemptionItem,
  redemptionById,
} from '@laurel/projections/rewards/redemptions/queries.ts'
import type { z } from 'zod'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { connectionsFor } from '../../http/serving/searching.ts'
import { memberRedemptionOf } from './redemption.ts'

const sortFields = {
  created_at: 'requestedAt',
  points: 'points',
  status: 'status',
  user: 'memberName',
  redemption: 'rewardName',
} as const

/** The redemptions of a team, for its administrators. */
export const serveRedemptions = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies
  api.route({
    ...routeOf(listMemberRedemptions),
    handler: async (request, reply) => {
      const { filter } = request.query
      const part = listRequestOf(request.query, sortFields)
      const page = await listRedemptions(connectionsFor(dependencies, filter?.q), callerOf(request).teamId, {
        ...part,
        q: filter?.q,
        redemptionIds: filter?.id,
        memberId: filter?.user_id,
        statuses: filter?.status && [filter.status],
        redemptionTypes: filter?.type && [filter.type].flat(),
        isWithoutVendor: filter?.is_without_vendor,
      })
      answerRange(reply, 'redemptions', part, page)
      return page.rows.map(memberRedemptionOf)
    },
  })

  api.route({
    ...routeOf(getMemberRedemption),
    handler: async request => {
      const redemption = await redemptionById(database, callerOf(request).teamId, request.params.id)
      if (!redemption) throw notFound('redemption')
      return { ...memberRedemptionOf(redemption), ship_to: await shipToOf(dependencies, redemption) }
    },
  })
}

/** The address of an open redemption. Read models keep none, so it is read from the ledger. */
const shipToOf = async (
  { ledger }: Pick<Dependencies, 'ledger'>,
  { teamId, redemptionId, settledAt }: RedemptionItem,
): Promise<z.infer<typeof MemberRedemptionDetails>['ship_to']> => {
  if (settledAt !== null) return null
  const state = await ledger.redemption(teamId, redemptionId)
  if (state.status === 'NONE' || state.order === null || !('address' in state.order)) return null
  if (state.order.address === null) return null
  const { postalCode, ...address } = state.order.address
  return { ...address, postal_code: postalCode }
}
