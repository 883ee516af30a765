import type { MemberId } from '../kernel/ids.ts'
import type { RecordedMemberEvent } from './redecide.ts'
import type { Refusal, Refusals } from './refusals.ts'

/** Whether an event follows from an act that the changed policy refused. */
export const refusedBefore = (event: RecordedMemberEvent, refusals: Refusals): boolean => {
  switch (event.type) {
    case 'ShoutoutCredited':
    case 'ShoutoutClawedBack':
    case 'ShoutoutRecalled':
      return refusals.isGivenRefused(event.data.shoutoutId)
    case 'AwardCredited':
    case 'AwardClawedBack':
    case 'AwardRecalled':
      return refusals.isGivenRefused(event.data.grantId)
    case 'RedemptionRefunded':
      return refusals.isRedemptionRefused(event.data.redemptionId)
    default:
      return false
  }
}

/** What is listed of a refused act; what only follows from another act is not listed. */
export const refusalOf = (
  event: RecordedMemberEvent,
  memberId: MemberId,
  code: string,
): Refusal | undefined => {
  const common = { memberId, at: event.metadata.occurredAt, code }
  switch (event.type) {
    case 'ShoutoutGiven': {
      const { shoutoutId: id, pointsEach, recipientIds } = event.data
      return { ...common, kind: 'shoutout', id, points: pointsEach * recipientIds.length }
    }
    case 'AwardGiven': {
      const { grantId: id, pointsEach, recipientIds } = event.data
      return { ...common, kind: 'spotAward', id, points: pointsEach * recipientIds.length }
    }
    case 'RedemptionDebited':
      return { ...common, kind: 'redemption', id: event.data.redemptionId, points: event.data.points }
    case 'PointsAdjusted':
      return { ...common, kind: 'correction', id: event.id, points: event.data.points }
    default:
      return undefined
  }
}
