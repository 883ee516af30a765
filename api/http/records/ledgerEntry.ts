import type { LedgerEntry } from '@laurel/contract/admin/ledgerEntries.ts'
import type { LedgerEntryItem } from '@laurel/projections/ledgerEntries/queries.ts'

export const ledgerEntryOf = (item: LedgerEntryItem): LedgerEntry => ({
  id: `${item.position}.${item.postingIndex}`,
  position: item.position,
  event_type: item.eventType,
  account: item.account,
  user:
    item.memberId === null ? null : { id: item.memberId, name: item.memberName ?? '', profile_picture: null },
  points: item.points,
  balance: item.balanceAfter,
  occurred_at: item.occurredAt,
  recorded_at: item.recordedAt,
  description: null,
})
