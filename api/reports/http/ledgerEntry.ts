import type { LedgerEntry } from '@laurel/contract/reports/ledgerEntries.ts'
import type { LedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { LedgerEntryItem } from '@laurel/projections/books/entries/queries.ts'
import type { ActivityItem } from '@laurel/projections/recognition/activity/queries.ts'
import { maySeeActivity } from '../../celebrations/birthdayPrivacy.ts'
import { celebrationText } from '../../celebrations/celebrationText.ts'
import { withEmoji } from '../../team/emoji/standardEmoji.ts'

const awardCredited = 'AwardCredited' satisfies LedgerEvent['type']

/**
 * `activity` describes the reason of the posting, where it has one. A private birthday looks like an award without a
 * message: its points stay in the books, and its occasion is hidden. The list leaves out what the company pays for it.
 * The balances of `awarded` include it, so they are left out: their steps would give the points and the time.
 */
export const ledgerEntryOf = (
  item: LedgerEntryItem,
  activity: ActivityItem | undefined,
  viewerId: MemberId,
): LedgerEntry => {
  const isShown = activity === undefined || maySeeActivity(activity, viewerId)
  return {
    id: `${item.position}.${item.postingIndex}`,
    position: item.position,
    event_type: isShown ? item.eventType : awardCredited,
    account: item.account,
    user:
      item.memberId === null
        ? null
        : { id: item.memberId, name: item.memberName ?? '', profile_picture: null },
    points: item.points,
    balance: item.account === 'awarded' ? null : item.balanceAfter,
    occurred_at: item.occurredAt,
    recorded_at: item.recordedAt,
    description: isShown && activity ? descriptionOf(activity) : null,
  }
}

const descriptionOf = (activity: ActivityItem): string | null =>
  (activity.rewardName ?? withEmoji(celebrationText(activity))) || null
