import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { answerList, idsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { MemberRedemption, RedemptionStatus, RedemptionType, redemptionTypes } from './redemption.ts'
import { ShippingAddress } from './shippingAddress.ts'

export const RedemptionFilter = z.object({
  id: z.array(Identifier).max(idsMax).optional(),
  status: RedemptionStatus.optional(),
  type: z.union([RedemptionType, z.array(RedemptionType).min(1).max(redemptionTypes.length)]).optional(),
  /** The member who redeemed. */
  user_id: Identifier.optional(),
  /** Those that no vendor was asked for. */
  is_without_vendor: z.literal(true).optional(),
  q: SearchWords.optional(),
})

/** Sorts by `created_at`, `points`, `status`. Approving and cancelling are calls of `team/`. */
export const listMemberRedemptions = defineCall({
  name: 'listMemberRedemptions',
  method: 'GET',
  path: '/v1/admin/redemptions',
  access: 'admin',
  summary: 'Redemptions of the team',
  query: listQuery(RedemptionFilter),
  response: answerList(MemberRedemption),
})

export const MemberRedemptionDetails = MemberRedemption.extend({
  /** Where it is sent to, as long as it is open; null for what is not shipped. */
  ship_to: ShippingAddress.omit({ id: true, default: true }).nullable(),
})

export const getMemberRedemption = defineCall({
  name: 'getMemberRedemption',
  method: 'GET',
  path: '/v1/admin/redemptions/:id',
  access: 'admin',
  summary: 'A redemption of the team',
  params: z.object({ id: Identifier }),
  query: After,
  response: MemberRedemptionDetails,
  errors: ['NOT_FOUND'],
})
