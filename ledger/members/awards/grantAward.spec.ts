import { describe, expect, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annLeft, ben } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { noDetails } from '../profile/details.ts'
import { memberStream } from '../stream.ts'
import { AwardGranted } from './awardEvents.ts'
import type { GrantAward } from './grantAward.ts'

const { given } = testDecider(memberStream)

const birthday = (year: number): GrantAward => ({
  type: 'grantAward',
  ...byAdmin(),
  data: {
    grantId: idOf(`birthday ${year}`),
    memberId: ann,
    occasion: { kind: 'BIRTHDAY', year, years: null },
  },
  policy: {
    awardName: 'Birthday',
    points: 100,
    message: 'Happy birthday, {name}!',
    isPrivate: false,
    bannerIds: ['confetti'],
    channelIds: [],
    gifts: [],
    daysLate: 0,
  },
})
const celebrated = (year: number): MemberEvent => {
  const { data, policy } = birthday(year)
  return {
    type: 'AwardGranted',
    data: { ...data, ...policy, bannerIds: [], channelIds: [], gifts: [], postings: [] },
  }
}

describe('an award that a rule grants', () => {
  it('is paid by the company', () => {
    given(annAdded)
      .when(birthday(2026))
      .thenEvents({
        type: 'AwardGranted',
        data: {
          points: 100,
          postings: [
            { account: 'awarded', points: -100 },
            { account: 'redeemable', member: ann, points: 100 },
          ],
        },
      })
  })

  it('is granted once per occasion and year, whatever else happens', () => {
    given(annAdded, celebrated(2026)).when(birthday(2026)).thenRejected({ code: 'OCCASION_CELEBRATED' })
    given(annAdded, celebrated(2026)).when(birthday(2027)).thenEvents({ type: 'AwardGranted' })
    const anniversary = {
      ...birthday(2026).data,
      occasion: { kind: 'ANNIVERSARY', year: 2026, years: 3 },
    } as const
    given(annAdded, celebrated(2026))
      .when({ ...birthday(2026), data: anniversary })
      .thenEvents({ type: 'AwardGranted' })
  })

  it('brings no points to whom people operations exclude from them', () => {
    given(annAdded, {
      type: 'MemberDetailsSet',
      data: { memberId: ann, details: { ...noDetails, pointEligibility: 'GIVE' } },
    })
      .when(birthday(2026))
      .thenEvents({ type: 'AwardGranted', data: { points: 0, postings: [] } })
  })

  it('is not for those who left', () => {
    given(annAdded, annLeft).when(birthday(2026)).thenRejected({ code: 'MEMBER_INACTIVE' })
    given().when(birthday(2026)).thenRejected({ code: 'MEMBER_UNKNOWN' })
  })
})

describe('a celebration of the first version', () => {
  it('is read as one of the day itself', () => {
    const { daysLate, ...first } = AwardGranted.parse({
      ...birthday(2026).data,
      ...birthday(2026).policy,
      postings: [],
    }).data
    expect(daysLate).toBe(0)
    expect(AwardGranted.parse(first, 1).data).toEqual({ ...first, daysLate: 0 })
  })
})

describe('the points of a spot award', () => {
  it('become redeemable', () => {
    given(annAdded)
      .when({
        type: 'creditAward',
        ...byAdmin(),
        data: {
          grantId: idOf('grant'),
          awardId: idOf('beacon'),
          recipientId: ann,
          giverId: ben,
          points: 100,
        },
      })
      .thenEvents({
        type: 'AwardCredited',
        data: {
          postings: [
            { account: 'clearing', points: -100 },
            { account: 'redeemable', member: ann, points: 100 },
          ],
        },
      })
  })
})
