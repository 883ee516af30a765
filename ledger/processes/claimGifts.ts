import { byType, type EventNamed } from '../handling/byType.ts'
import type { CreditGift } from '../members/awards/creditGift.ts'
import type { PickedReward } from '../rewards/claims/events.ts'
import type { RequestRedemption } from '../rewards/redemptions/requestRedemption.ts'
import { causedBy, type Process, processCommandId } from './process.ts'

const name = 'claimGifts'

type Claimed = EventNamed<'GiftsClaimed'>

/** After gifts were picked, points are credited, and each reward becomes a redemption that costs nothing. */
export const claimGiftsProcess: Process = {
  name,
  react: byType({
    GiftsClaimed: event => [
      ...(event.data.points === 0 ? [] : [[credit(event)]]),
      ...Object.values(event.data.rewards).map(picked => [request(event, picked)]),
    ],
  }),
  onRejection: (command, rejection) =>
    // It was requested before.
    command.type === 'requestRedemption' && rejection.code === 'REDEMPTION_MOVE_REFUSED' ? [] : undefined,
}

const credit = (event: Claimed): CreditGift => {
  const { claimId, grantId, memberId, points, round } = event.data
  return {
    type: 'creditGift',
    id: processCommandId('creditGift', claimId, String(round)),
    ...causedBy(name, event),
    data: { claimId, grantId, memberId, points },
  }
}

const request = (event: Claimed, { redemptionId, reward, order }: PickedReward): RequestRedemption => ({
  type: 'requestRedemption',
  id: processCommandId('requestRedemption', redemptionId),
  ...causedBy(name, event),
  data: {
    redemptionId,
    memberId: event.data.memberId,
    points: 0,
    funding: 'none',
    redemptionType: 'CUSTOM_REDEMPTION',
    reward,
    order,
    groupId: event.data.claimId,
  },
  policy: { limits: null, holdFor: null },
})
