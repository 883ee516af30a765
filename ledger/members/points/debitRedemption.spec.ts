import { describe, expect, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annEarned } from '../../testing/testMember.ts'
import { memberStream } from '../stream.ts'
import type { DebitRedemption } from './debitRedemption.ts'

const { given } = testDecider(memberStream)

const debitRedemption = (points: number): DebitRedemption => ({
  type: 'debitRedemption',
  ...byAdmin(),
  data: { redemptionId: idOf('mug'), memberId: ann, points },
})

describe('debiting a redemption', () => {
  it('takes the price from what the member earned', () => {
    const debited = given(annAdded, annEarned(100)).when(debitRedemption(60))
    debited.thenEvents({
      type: 'RedemptionDebited',
      data: {
        points: 60,
        postings: [
          { account: 'redeemable', member: ann, points: -60 },
          { account: 'clearing', points: 60 },
        ],
      },
    })
    const events = debited.decision.kind === 'accepted' ? debited.decision.events : []
    expect(given(annAdded, annEarned(100), ...events).state).toMatchObject({ redeemable: 40 })
  })

  it('never overdraws', () => {
    given(annAdded, annEarned(59))
      .when(debitRedemption(60))
      .thenRejected({ code: 'INSUFFICIENT_POINTS', available: 59, requested: 60 })
  })

  it('needs a member', () => {
    given().when(debitRedemption(1)).thenRejected({ code: 'MEMBER_UNKNOWN' })
  })
})
