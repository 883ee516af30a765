import { AdjustableAccount } from '@laurel/ledger/kernel/account.ts'
import { instant, oneOf, personal, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** Adjustments that wait for a second administrator. The decision removes the row. */
export const proposedAdjustments = defineTable({
  readModel: 'proposedAdjustments',
  name: 'proposedAdjustments',
  columns: {
    teamId: uuid,
    adjustmentId: uuid,
    memberId: uuid,
    account: oneOf(AdjustableAccount.options),
    points: whole,
    reason: personal(text),
    proposedBy: uuid,
    proposedAt: instant,
  },
  key: ['teamId', 'adjustmentId'],
})
