import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import { awardWorth } from '@laurel/ledger/members/awards/awardWorth.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { openApprovals } from './tables.ts'

type RedemptionMove = EventNamed<'RedemptionReleased' | 'RedemptionCancelled' | 'RedemptionDeclined'>

const orderDecided = ({ data: { redemptionId }, metadata: { teamId } }: RedemptionMove) => [
  openApprovals.remove({ teamId, approvalId: redemptionId }),
]

const awardDecided = ({ data, metadata: { teamId } }: EventNamed<'AwardApproved' | 'AwardDeclined'>) => [
  openApprovals.remove({ teamId, approvalId: data.grantId }),
]

const project = projectBy({
  AdjustmentProposed: ({ data, metadata: { teamId, occurredAt } }) => [
    openApprovals.put({
      teamId,
      approvalId: data.adjustmentId,
      kind: 'ADJUSTMENT',
      memberId: data.memberId,
      recipientIds: [data.memberId],
      points: data.points,
      account: data.account,
      title: null,
      words: data.reason,
      hold: null,
      proposedBy: data.proposedBy,
      proposedAt: occurredAt,
    }),
  ],
  AdjustmentDeclined: ({ data: { adjustmentId }, metadata: { teamId } }) => [
    openApprovals.remove({ teamId, approvalId: adjustmentId }),
  ],
  PointsAdjusted: ({ data: { approval }, metadata: { teamId } }) =>
    approval.kind === 'approved' ? [openApprovals.remove({ teamId, approvalId: approval.adjustmentId })] : [],
  AwardProposed: ({ data, metadata: { teamId, occurredAt } }) => [
    openApprovals.put({
      teamId,
      approvalId: data.grantId,
      kind: 'AWARD',
      memberId: data.giverId,
      recipientIds: data.recipientIds,
      points: awardWorth(data),
      account: null,
      title: data.awardName,
      words: data.message === '' ? null : data.message,
      hold: null,
      proposedBy: data.proposedBy,
      proposedAt: occurredAt,
    }),
  ],
  AwardApproved: awardDecided,
  AwardDeclined: awardDecided,
  RedemptionHeld: ({ data, metadata: { teamId, occurredAt } }) => [
    openApprovals.put({
      teamId,
      approvalId: data.redemptionId,
      kind: 'ORDER',
      memberId: data.memberId,
      recipientIds: [data.memberId],
      points: data.points,
      account: null,
      title: null,
      words: null,
      hold: data.reason,
      proposedBy: data.memberId,
      proposedAt: occurredAt,
    }),
  ],
  RedemptionReleased: orderDecided,
  RedemptionCancelled: orderDecided,
  RedemptionDeclined: orderDecided,
})

export const approvalsReadModel: ReadModel = {
  name: 'approvals',
  version: 1,
  tables: [openApprovals],
  project,
}
