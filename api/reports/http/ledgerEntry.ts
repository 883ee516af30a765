import type { LedgerEntry } from '@laurel/contract/reports/ledgerEntries.ts'
import type { LedgerEntryItem } from '@laurel/projections/books/entries/queries.ts'
import type { ActivityItem } from '@laurel/projections/recognition/activity/queries.ts'
import { celebrationText } from '../../celebrations/celebrationText.ts'

/** `activity` describes the reason of the posting, where it has one. */
export const ledgerEntryOf = (item: LedgerEntryItem, activity: ActivityItem | undefined): LedgerEntry => ({
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
  description: activity ? (activity.rewardName ?? celebrationText(activity)) || null : null,
})
