import { GiftRow } from '@laurel/ledger/awards/vocabulary.ts'
import { RowNumber } from '@laurel/ledger/rewards/claims/events.ts'
import { instant, listOf, text, uuid } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/** Gifts that wait to be picked. */
export const claims = defineTable({
  readModel: 'claims',
  name: 'claims',
  columns: {
    teamId: uuid,
    claimId: uuid,
    memberId: uuid,
    grantId: uuid,
    awardName: text,
    gifts: listOf(GiftRow),
    /** The rows that were not picked yet; none once the claim is made. */
    waitingRows: listOf(RowNumber),
    openedAt: instant,
  },
  key: ['teamId', 'claimId'],
  indexes: [
    'team_id, member_id, opened_at',
    // Claims that wait are few. PostgreSQL knows how often a value occurs, but not how often a length does.
    "using btree (team_id, opened_at) where waiting_rows <> '[]'",
  ],
})
export type ClaimRow = TableRow<typeof claims>
