import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import type { MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { PointsMovement } from '../../members/points/pointsByMonth.ts'
import { flowOf } from './flows.ts'

/** What an entry is to the lots of a member. */
export const movementKindOf = (eventType: string, points: Points): PointsMovement['kind'] => {
  const flow = flowOf(eventType)
  if (flow === 'recalled') return 'recalled'
  if (points < 0) return 'spent'
  return flow === 'redeemed' ? 'refunded' : 'gained'
}

/** How an event changes the redeemable points of members. */
export const movementsOf = (
  event: RecordedLedgerEvent,
): readonly (PointsMovement & { readonly memberId: MemberId })[] => {
  const { data } = event
  if (!('postings' in data)) return []
  return data.postings.flatMap(posting =>
    posting.account === 'redeemable'
      ? {
          memberId: posting.member,
          subjectId: 'shoutoutId' in data ? data.shoutoutId : 'grantId' in data ? data.grantId : event.id,
          kind: movementKindOf(event.type, posting.points),
          points: posting.points,
          recordedAt: event.recordedAt,
        }
      : [],
  )
}
