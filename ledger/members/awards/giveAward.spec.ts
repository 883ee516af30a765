import { describe, it } from 'vitest'
import type { SpotAward } from '../../awards/events.ts'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annLeft, ben, cleo } from '../../testing/testMember.ts'
import { noDetails } from '../profile/details.ts'
import { memberStream } from '../stream.ts'
import type { AwardPolicy, GiveAward } from './giveAward.ts'

const { given } = testDecider(memberStream)

const beacon: SpotAward = {
  awardId: idOf('beacon'),
  name: 'Beacon',
  points: 100,
  message: 'You showed the way.',
  bannerIds: ['lighthouse'],
  gifts: [[{ type: 'POINTS', points: 50 }]],
  isPrivate: false,
}

const giveAward = (data: Partial<GiveAward['data']> = {}, allowed: Partial<AwardPolicy> = {}): GiveAward => ({
  type: 'giveAward',
  ...byAdmin(),
  data: {
    grantId: idOf('grant'),
    awardId: beacon.awardId,
    giverId: ann,
    recipientIds: [ben],
    channelId: null,
    message: '',
    ...data,
  },
  policy: {
    hasAwards: true,
    award: beacon,
    paidBy: 'allowance',
    allowance: { period: '2026-03-01', points: 250 },
    absentRecipientIds: [],
    ineligibleRecipientIds: [],
    ...allowed,
  },
})

describe('giving a spot award', () => {
  it('draws on the award allowance of a channel manager, which begins when it is first needed', () => {
    given(annAdded)
      .when(giveAward({ recipientIds: [ben, cleo] }))
      .thenEvents(
        { type: 'AllowanceReset', data: { allowance: 'award', points: 250 } },
        {
          type: 'AwardGiven',
          data: {
            awardName: 'Beacon',
            pointsEach: 100,
            message: 'You showed the way.',
            bannerIds: ['lighthouse'],
            gifts: beacon.gifts,
            period: '2026-03-01',
            postings: [
              { account: 'allowance:award', member: ann, points: -200 },
              { account: 'clearing', points: 200 },
            ],
          },
        },
      )
  })

  it('is refused beyond the allowance', () => {
    given(annAdded)
      .when(giveAward({}, { allowance: { period: '2026-03-01', points: 99 } }))
      .thenRejected({ code: 'AWARD_ALLOWANCE_EXHAUSTED', available: 99, requested: 100 })
  })

  it('is paid by the company when an administrator gives it', () => {
    given(annAdded)
      .when(giveAward({ message: 'Bravo' }, { paidBy: 'company' }))
      .thenEvents({
        type: 'AwardGiven',
        data: {
          message: 'Bravo',
          period: null,
          postings: [
            { account: 'awarded', points: -100 },
            { account: 'clearing', points: 100 },
          ],
        },
      })
  })

  it('moves nothing when the award carries no points', () => {
    given(annAdded)
      .when(giveAward({}, { award: { ...beacon, points: 0 }, paidBy: 'company' }))
      .thenEvents({ type: 'AwardGiven', data: { pointsEach: 0, postings: [] } })
  })

  it('is for those who may give awards alone', () => {
    given(annAdded)
      .when(giveAward({}, { paidBy: 'none' }))
      .thenRejected({ code: 'AWARDS_NOT_YOURS_TO_GIVE' })
    given(annAdded, {
      type: 'MemberDetailsSet',
      data: { memberId: ann, details: { ...noDetails, pointEligibility: 'RECEIVE' } },
    })
      .when(giveAward())
      .thenRejected({ code: 'GIVING_NOT_ALLOWED' })
    given().when(giveAward()).thenRejected({ code: 'MEMBER_UNKNOWN' })
    given(annAdded, annLeft).when(giveAward()).thenRejected({ code: 'MEMBER_INACTIVE' })
  })

  it('needs a plan that has awards', () => {
    given(annAdded)
      .when(giveAward({}, { hasAwards: false }))
      .thenRejected({ code: 'PRO_REQUIRED' })
  })

  it('needs an award that is offered and colleagues who can get it', () => {
    given(annAdded)
      .when(giveAward({}, { award: null }))
      .thenRejected({ code: 'AWARD_UNKNOWN' })
    given(annAdded)
      .when(giveAward({ recipientIds: [ann] }))
      .thenRejected({ code: 'SELF_RECOGNITION' })
    given(annAdded)
      .when(giveAward({ recipientIds: [] }))
      .thenRejected({ code: 'NO_RECIPIENTS' })
    given(annAdded)
      .when(giveAward({}, { ineligibleRecipientIds: [ben] }))
      .thenRejected({ code: 'RECIPIENT_NOT_ELIGIBLE', memberId: ben })
  })
})
