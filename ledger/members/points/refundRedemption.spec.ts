import { describe, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annClawedBack } from '../../testing/testMember.ts'
import { memberStream } from '../stream.ts'
import type { RefundRedemption } from './refundRedemption.ts'

const { given } = testDecider(memberStream)

const refundRedemption: RefundRedemption = {
  type: 'refundRedemption',
  ...byAdmin(),
  data: { redemptionId: idOf('mug'), memberId: ann, points: 60 },
}

describe('refunding a redemption', () => {
  it('gives the price back', () => {
    given(annAdded)
      .when(refundRedemption)
      .thenEvents({
        type: 'RedemptionRefunded',
        data: {
          postings: [
            { account: 'clearing', points: -60 },
            { account: 'redeemable', member: ann, points: 60 },
          ],
        },
      })
  })

  it('repays first what the member owes', () => {
    given(annAdded, annClawedBack(60, 'owe'))
      .when(refundRedemption)
      .thenEvents({
        type: 'RedemptionRefunded',
        data: {
          postings: [
            { account: 'clearing', points: -60 },
            { account: 'owed', member: ann, points: 60 },
          ],
        },
      })
  })

  it('needs a member', () => {
    given().when(refundRedemption).thenRejected({ code: 'MEMBER_UNKNOWN' })
  })
})
