import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { OpenApprovalItem } from '@laurel/projections/team/approvals/queries.ts'
import type { Intent } from '../access/intent.ts'
import { approveAward } from '../awards/approveAward.ts'
import type { AwardDependencies } from '../awards/giveAward.ts'
import { approveAdjustment } from '../people/approveAdjustment.ts'
import { declineAdjustment } from '../people/declineAdjustment.ts'
import { cancelRedemption } from '../rewards/cancelRedemption.ts'
import { releaseRedemption } from '../rewards/orders/releaseRedemption.ts'
import type { RedemptionDependencies, RedemptionOutcome } from '../rewards/settleNow.ts'

type ApprovalDependencies = AwardDependencies & RedemptionDependencies

type Waiting = Pick<OpenApprovalItem, 'approvalId' | 'kind' | 'memberId'>

/** Lets happen what waits for a second administrator. Never for the person who asked, nor for one who gains by it. */
export const approveProposal = (
  dependencies: ApprovalDependencies,
  intent: Intent,
  { kind, approvalId, memberId }: Waiting,
): Promise<RedemptionOutcome> => {
  switch (kind) {
    case 'ADJUSTMENT':
      return approveAdjustment(dependencies, intent, { memberId, adjustmentId: approvalId })
    case 'AWARD':
      return approveAward(dependencies, intent, { giverId: memberId, grantId: approvalId })
    case 'ORDER':
      return releaseRedemption(dependencies, intent, approvalId)
    default:
      return assertNever(kind)
  }
}

/** Closes what waits for a second administrator; the points of an order go back. */
export const declineProposal = (
  dependencies: ApprovalDependencies,
  intent: Intent,
  { kind, approvalId, memberId }: Waiting,
  reason: string,
): Promise<RedemptionOutcome> => {
  switch (kind) {
    case 'ADJUSTMENT':
      return declineAdjustment(dependencies, intent, { memberId, adjustmentId: approvalId, reason })
    case 'AWARD':
      return dependencies.ledger.handle({
        ...intent,
        type: 'declineAward',
        data: { giverId: memberId, grantId: approvalId, reason },
      })
    case 'ORDER':
      return cancelRedemption(dependencies, intent, { redemptionId: approvalId, reason })
    default:
      return assertNever(kind)
  }
}
