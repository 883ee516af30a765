import { describe, expect, it } from 'vitest'
import { move } from '../../kernel/posting.ts'
import { byAdmin } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { allowanceGranted, ann, annAdded, annGave } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberDetails, noDetails } from '../profile/details.ts'
import { memberStream } from '../stream.ts'

const { given } = testDecider(memberStream)

const account = { account: 'allowance:shoutout', member: ann } as const
const granted = { account: 'granted' } as const

/** The configuration grants 100 in March 2026. */
const override = (changes: Partial<MemberDetails>, period = '2026-03-01') =>
  ({
    type: 'changeMemberDetails',
    ...byAdmin(),
    data: { memberId: ann, changes },
    policy: { shoutout: { period, points: 100 }, award: { period, points: 0 } },
  }) as const
const to = (shoutoutAllowanceOverride: number) => override({ shoutoutAllowanceOverride })

const overridden = (points: number): MemberEvent => ({
  type: 'MemberDetailsSet',
  data: { memberId: ann, details: { ...noDetails, shoutoutAllowanceOverride: points } },
})
const changed = (points: number, by: number): MemberEvent => ({
  type: 'AllowanceChanged',
  data: {
    memberId: ann,
    allowance: 'shoutout',
    period: '2026-03-01',
    points,
    postings: by > 0 ? move(by, granted, account) : move(-by, account, granted),
  },
})

const gave70Of100 = [annAdded, allowanceGranted(100), annGave(70)] as const
const raised = [...gave70Of100, overridden(500), changed(500, 400)] as const

describe('a changed allowance override', () => {
  it('reaches the period under way at once: what it adds is granted', () => {
    given(...gave70Of100)
      .when(to(500))
      .thenEvents(overridden(500), changed(500, 400))
    expect(given(...raised).state).toMatchObject({
      allowances: { shoutout: { points: 430, granted: 500, period: '2026-03-01' } },
    })
  })

  it('takes back what is left when it is lowered, and never what was given', () => {
    given(...raised)
      .when(to(90))
      .thenEvents(overridden(90), changed(90, -410))
    given(...raised)
      .when(to(50))
      .thenEvents(overridden(50), changed(70, -430))
  })

  it('that is cleared leaves what the configuration grants', () => {
    given(...raised)
      .when(to(0))
      .thenEvents(overridden(0), changed(100, -400))
  })

  it('is granted once, however often it goes up and down in a period', () => {
    const lowered = [...raised, annGave(300), overridden(0), changed(370, -130)] as const
    given(...lowered)
      .when(to(500))
      .thenEvents(overridden(500), changed(500, 130))
    given(...raised)
      .when(to(500))
      .thenNothing()
  })

  it('waits for the reset where no allowance of the period began', () => {
    given(annAdded).when(to(500)).thenEvents(overridden(500))
    given(annAdded, allowanceGranted(100))
      .when(override({ shoutoutAllowanceOverride: 500 }, '2026-04-01'))
      .thenEvents(overridden(500))
    given(annAdded, allowanceGranted(100, '2026-04-01')).when(to(500)).thenEvents(overridden(500))
  })

  it('is followed by a reset that grants it whole, and lets the rest lapse', () => {
    given(...raised)
      .when({
        type: 'resetAllowance',
        ...byAdmin(),
        data: { memberId: ann, allowance: 'shoutout' },
        policy: { grant: { period: '2026-04-01', points: 100 } },
      })
      .thenEvents(allowanceGranted(500, '2026-04-01', 430))
  })

  it('moves its own allowance alone, and only when it changes', () => {
    given(...gave70Of100)
      .when(override({ awardAllowanceOverride: 300 }))
      .thenEvents({ type: 'MemberDetailsSet' })
    given(annAdded, allowanceGranted(250))
      .when(override({ birthday: '05-17' }))
      .thenEvents({ type: 'MemberDetailsSet' })
  })
})
