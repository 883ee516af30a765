import { AdjustableAccount } from '@laurel/ledger/kernel/account.ts'
import { HoldReason } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { approvalKinds } from '@laurel/ledger/teams/vocabulary.ts'
import { instant, listOf, oneOf, personal, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/** What waits for a second administrator. The decision removes the row. */
export const openApprovals = defineTable({
  readModel: 'approvals',
  name: 'openApprovals',
  columns: {
    teamId: uuid,
    /** The id of the adjustment, of the award, or of the redemption. */
    approvalId: uuid,
    kind: oneOf(approvalKinds),
    /** The member whose balance is adjusted, who gives the award, or who redeems. */
    memberId: uuid,
    /** Who gains by it. */
    recipientIds: listOf(uuid),
    /** What it is worth in all. */
    points: whole,
    /** The balance of an adjustment. */
    account: oneOf(AdjustableAccount.options).nullable(),
    /** The name of an award. */
    title: text.nullable(),
    /** The reason of an adjustment, or the message of an award. */
    words: personal(text.nullable()),
    hold: oneOf(HoldReason.options).nullable(),
    proposedBy: uuid,
    proposedAt: instant,
  },
  key: ['teamId', 'approvalId'],
})
export type OpenApprovalRow = TableRow<typeof openApprovals>
