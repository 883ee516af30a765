import { describe, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annLeft, ben } from '../../testing/testMember.ts'
import { noDetails } from '../profile/details.ts'
import { memberStream } from '../stream.ts'
import type { GrantPrize } from './grantPrize.ts'

const { given } = testDecider(memberStream)

const prize: GrantPrize = {
  type: 'grantPrize',
  ...byAdmin(),
  data: {
    grantId: idOf('prize'),
    awardId: idOf('beacon'),
    memberId: ann,
    decidedBy: ben,
    wonIn: { kind: 'COMPETITION', campaignId: idOf('spring'), title: 'Spring' },
  },
  policy: {
    awardName: 'Beacon',
    points: 500,
    message: 'You won.',
    isPrivate: false,
    bannerIds: [],
    channelIds: [],
    gifts: [],
  },
}

describe('a prize', () => {
  it('is paid by the company', () => {
    given(annAdded)
      .when(prize)
      .thenEvents({
        type: 'PrizeGranted',
        data: {
          points: 500,
          postings: [
            { account: 'awarded', points: -500 },
            { account: 'redeemable', member: ann, points: 500 },
          ],
        },
      })
  })

  it('carries no points for a member who may not receive any', () => {
    given(annAdded, {
      type: 'MemberDetailsSet',
      data: { memberId: ann, details: { ...noDetails, pointEligibility: 'GIVE' } },
    })
      .when(prize)
      .thenEvents({ type: 'PrizeGranted', data: { points: 0, postings: [] } })
  })

  it('is refused for a member who left', () => {
    given().when(prize).thenRejected({ code: 'MEMBER_UNKNOWN' })
    given(annAdded, annLeft).when(prize).thenRejected({ code: 'MEMBER_INACTIVE' })
  })
})
