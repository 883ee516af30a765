import { describe, expect, it } from 'vitest'
import { byAdmin } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { memberStream } from '../stream.ts'
import { type MemberDetails, noDetails } from './details.ts'

const { given } = testDecider(memberStream)

const change = (changes: Partial<MemberDetails>) =>
  ({ type: 'changeMemberDetails', ...byAdmin(), data: { memberId: ann, changes } }) as const
const bornInMay: MemberEvent = {
  type: 'MemberDetailsSet',
  data: { memberId: ann, details: { ...noDetails, birthday: '05-17' } },
}

describe('details of a member', () => {
  it('change by what is named; the rest stays', () => {
    given(annAdded)
      .when(change({ birthday: '05-17' }))
      .thenEvents(bornInMay)
    given(annAdded, bornInMay)
      .when(change({ pointEligibility: 'RECEIVE' }))
      .thenEvents({
        type: 'MemberDetailsSet',
        data: { details: { ...noDetails, birthday: '05-17', pointEligibility: 'RECEIVE' } },
      })
  })

  it('are left alone when nothing changes', () => {
    given(annAdded, bornInMay)
      .when(change({ birthday: '05-17' }))
      .thenNothing()
  })

  it('are not kept of strangers, nor of people who are forgotten', () => {
    given().when(change({})).thenRejected({ code: 'MEMBER_UNKNOWN' })
    const erased: MemberEvent = { type: 'MemberErased', data: { memberId: ann } }
    const forgotten = given(annAdded, bornInMay, erased)
    forgotten.when(change({ birthday: '05-17' })).thenRejected({ code: 'MEMBER_UNKNOWN' })
    expect(forgotten.state).toMatchObject({ details: noDetails })
  })

  it('may override what channels and team grant', () => {
    const override: MemberEvent = {
      type: 'MemberDetailsSet',
      data: { memberId: ann, details: { ...noDetails, shoutoutAllowanceOverride: 250 } },
    }
    const reset = {
      type: 'resetAllowance',
      ...byAdmin(),
      data: { memberId: ann, allowance: 'shoutout' },
      policy: { grant: { period: '2026-03-01', points: 100 } },
    } as const
    given(annAdded, override)
      .when(reset)
      .thenEvents({ type: 'AllowanceReset', data: { points: 250 } })
    given(annAdded)
      .when(reset)
      .thenEvents({ type: 'AllowanceReset', data: { points: 100 } })
  })
})
