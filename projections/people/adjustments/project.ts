import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { proposedAdjustments } from './tables.ts'

const project = projectBy({
  AdjustmentProposed: ({ data, metadata: { teamId, occurredAt } }) => [
    proposedAdjustments.put({ teamId, ...data, proposedAt: occurredAt }),
  ],
  AdjustmentDeclined: ({ data: { adjustmentId }, metadata: { teamId } }) => [
    proposedAdjustments.remove({ teamId, adjustmentId }),
  ],
  PointsAdjusted: ({ data: { approval }, metadata: { teamId } }) =>
    approval.kind === 'approved'
      ? [proposedAdjustments.remove({ teamId, adjustmentId: approval.adjustmentId })]
      : [],
})

export const proposedAdjustmentsReadModel: ReadModel = {
  name: 'proposedAdjustments',
  version: 1,
  tables: [proposedAdjustments],
  project,
}
