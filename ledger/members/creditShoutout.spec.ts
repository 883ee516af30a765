import { describe, expect, it } from 'vitest'
import { byAdmin, idOf } from '../decider/testCommand.ts'
import { testDecider } from '../decider/testDecider.ts'
import type { CreditShoutout } from './creditShoutout.ts'
import { memberDecider } from './decider.ts'
import { ann, annAdded, annEarned, annLeft, ben } from './testMember.ts'

const { given } = testDecider(memberDecider)

const creditShoutout: CreditShoutout = {
  type: 'creditShoutout',
  ...byAdmin(),
  data: { shoutoutId: idOf('shoutout 1'), recipientId: ann, giverId: ben, points: 30 },
}

describe('crediting a shoutout', () => {
  it('turns points under way into points the recipient may spend', () => {
    given(annAdded).when(creditShoutout).thenEvents(annEarned(30))
    const { state } = given(annAdded, annEarned(30))
    expect(state).toMatchObject({ redeemable: 30 })
  })

  it('reaches a person who left meanwhile: what was given is theirs', () => {
    given(annAdded, annLeft).when(creditShoutout).thenEvents(annEarned(30))
  })

  it('needs a member', () => {
    given().when(creditShoutout).thenRejected({ code: 'MEMBER_UNKNOWN' })
  })
})
