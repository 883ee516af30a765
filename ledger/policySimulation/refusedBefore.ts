import { byType } from '../handling/byType.ts'
import type { MemberId } from '../kernel/ids.ts'
import type { RecordedMemberEvent } from './redecide.ts'
import type { Refusal, Refusals } from './refusals.ts'

/** Whether an event follows from an act that the changed policy refused. */
export const refusedBefore = (event: RecordedMemberEvent, refusals: Refusals): boolean => {
  const ofShoutout = ({ data }: { readonly data: { readonly shoutoutId: string } }) =>
    refusals.isGivenRefused(data.shoutoutId)
  const ofAward = ({ data }: { readonly data: { readonly grantId: string } }) =>
    refusals.isGivenRefused(data.grantId)
  const answer = byType<boolean>({
    ShoutoutCredited: ofShoutout,
    ShoutoutClawedBack: ofShoutout,
    ShoutoutRecalled: ofShoutout,
    AwardCredited: ofAward,
    AwardClawedBack: ofAward,
    AwardRecalled: ofAward,
    RedemptionRefunded: ({ data }) => refusals.isRedemptionRefused(data.redemptionId),
  })
  return answer(event) ?? false
}

/** What is listed of a refused act; what only follows from another act is not listed. */
export const refusalOf = (
  event: RecordedMemberEvent,
  memberId: MemberId,
  code: string,
): Refusal | undefined => {
  const common = { memberId, at: event.metadata.occurredAt, code }
  return byType<Refusal>({
    ShoutoutGiven: ({ data: { shoutoutId: id, pointsEach, recipientIds } }) => ({
      ...common,
      kind: 'shoutout',
      id,
      points: pointsEach * recipientIds.length,
    }),
    AwardGiven: ({ data: { grantId: id, pointsEach, recipientIds } }) => ({
      ...common,
      kind: 'spotAward',
      id,
      points: pointsEach * recipientIds.length,
    }),
    RedemptionDebited: ({ data: { redemptionId: id, points } }) => ({
      ...common,
      kind: 'redemption',
      id,
      points,
    }),
    PointsAdjusted: ({ id, data: { points } }) => ({ ...common, kind: 'correction', id, points }),
  })(event)
}
