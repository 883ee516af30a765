import { describe, it } from 'vitest'
import { byAdmin } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { allowanceGranted, ann, annAdded, annGave, annLeft } from '../../testing/testMember.ts'
import { memberStream } from '../stream.ts'
import type { ResetAllowance } from './resetAllowance.ts'

const { given } = testDecider(memberStream)

const resetAllowance = (period: string, points: number): ResetAllowance => ({
  type: 'resetAllowance',
  ...byAdmin(),
  data: { memberId: ann, allowance: 'shoutout' },
  policy: { grant: { period, points } },
})

describe('resetting an allowance', () => {
  it('grants the first allowance of a member', () => {
    given(annAdded).when(resetAllowance('2026-03-01', 100)).thenEvents(allowanceGranted(100))
  })

  it('lets what was not given lapse, and grants what the policy says now', () => {
    given(annAdded, allowanceGranted(100), annGave(30))
      .when(resetAllowance('2026-04-01', 150))
      .thenEvents(allowanceGranted(150, '2026-04-01', 70))
  })

  it('does nothing twice in a period, and never goes back to an earlier one', () => {
    const inMarch = given(annAdded, allowanceGranted(100))
    inMarch.when(resetAllowance('2026-03-01', 500)).thenNothing()
    inMarch.when(resetAllowance('2026-02-01', 500)).thenNothing()
  })

  it('is for members who are here', () => {
    given().when(resetAllowance('2026-03-01', 100)).thenRejected({ code: 'MEMBER_UNKNOWN' })
    given(annAdded, annLeft).when(resetAllowance('2026-03-01', 100)).thenRejected({ code: 'MEMBER_INACTIVE' })
  })
})
