import { AdjustableAccount } from '@laurel/ledger/kernel/account.ts'
import { AdjustmentId, Identifier, MemberId } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { Acknowledged } from '../wire/position.ts'
import { UserReference } from './userReference.ts'

/** An adjustment that waits for a second administrator. No points have moved. */
export const ProposedAdjustment = z.object({
  id: AdjustmentId,
  user: UserReference,
  account: AdjustableAccount,
  /** Signed: what is to be added. */
  points: Points,
  reason: AnswerText,
  proposed_by: UserReference,
  proposed_at: Instant,
  /** Whether the caller may approve: not an own proposal and not an own balance. */
  can_approve: z.boolean(),
})
export type ProposedAdjustment = z.infer<typeof ProposedAdjustment>

/** Sorts by `proposed_at` (oldest first unless asked otherwise) and `points`. */
export const listProposedAdjustments = defineCall({
  name: 'listProposedAdjustments',
  method: 'GET',
  path: '/v1/admin/point_adjustments',
  access: 'admin',
  summary: 'Adjustments that wait for a second administrator',
  query: listQuery(z.object({ user_id: MemberId.optional() })),
  response: answerList(ProposedAdjustment),
})

const decision = {
  method: 'POST',
  access: 'admin',
  needsFreshSignIn: true,
  params: z.object({ id: Identifier, adjustmentId: AdjustmentId }),
  response: Acknowledged,
  isCommand: true,
} as const

export const approveAdjustment = defineCall({
  ...decision,
  name: 'approveAdjustment',
  path: '/v1/admin/members/:id/adjustments/:adjustmentId/approve',
  summary: 'Approve an adjustment that another administrator proposed',
  errors: ['MEMBER_UNKNOWN', 'ADJUSTMENT_NOT_OPEN', 'OWN_ADJUSTMENT', 'BALANCE_TOO_LOW'],
})

export const declineAdjustment = defineCall({
  ...decision,
  name: 'declineAdjustment',
  path: '/v1/admin/members/:id/adjustments/:adjustmentId/decline',
  summary: 'Decline a proposed adjustment, or withdraw an own proposal',
  errors: ['MEMBER_UNKNOWN', 'ADJUSTMENT_NOT_OPEN'],
})
