import { describe, expect, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annClawedBack, annEarned, annLeft, ben } from '../../testing/testMember.ts'
import { memberStream } from '../stream.ts'
import type { CreditShoutout } from './creditShoutout.ts'
import { ShoutoutCredited } from './shoutoutEvents.ts'

const { given } = testDecider(memberStream)

const creditShoutout: CreditShoutout = {
  type: 'creditShoutout',
  ...byAdmin(),
  data: { shoutoutId: idOf('shoutout 1'), recipientId: ann, giverId: ben, points: 30 },
  policy: { channelId: idOf('channel') },
}

describe('crediting a shoutout', () => {
  it('turns points under way into points the recipient may spend', () => {
    given(annAdded).when(creditShoutout).thenEvents(annEarned(30))
    const { state } = given(annAdded, annEarned(30))
    expect(state).toMatchObject({ redeemable: 30 })
  })

  it('reaches a person who left before: the points are theirs', () => {
    given(annAdded, annLeft).when(creditShoutout).thenEvents(annEarned(30))
  })

  it('repays first what the recipient owes', () => {
    const owing = given(annAdded, annClawedBack(20, 'owe', 'another'))
    owing.when(creditShoutout).thenEvents({
      type: 'ShoutoutCredited',
      data: {
        points: 30,
        postings: [
          { account: 'clearing', points: -20 },
          { account: 'owed', member: ann, points: 20 },
          { account: 'clearing', points: -10 },
          { account: 'redeemable', member: ann, points: 10 },
        ],
      },
    })
    expect(owing.state).toMatchObject({ redeemable: 0, owed: -20 })
  })

  it('that was taken back gives the company back what it bore of it, and of nothing else', () => {
    given(annAdded, annClawedBack(20, 'absorb'), annClawedBack(7, 'absorb', 'another'))
      .when(creditShoutout)
      .thenEvents({
        type: 'ShoutoutCredited',
        data: {
          postings: [
            { account: 'clearing', points: -20 },
            { account: 'absorbed', points: 20 },
            { account: 'clearing', points: -10 },
            { account: 'redeemable', member: ann, points: 10 },
          ],
        },
      })
  })

  it('names the channel of the shoutout, if that is known', () => {
    const { channelId } = creditShoutout.policy
    given(annAdded).when(creditShoutout).thenEvents({ data: { channelId } })
    const { decision } = given(annAdded).when({ ...creditShoutout, policy: {} })
    expect(decision).toMatchObject({
      events: [{ data: expect.not.objectContaining({ channelId: expect.anything() }) }],
    })
  })

  it('needs a member', () => {
    given().when(creditShoutout).thenRejected({ code: 'MEMBER_UNKNOWN' })
  })
})

it('a credit of version 1 did not name its channel', () => {
  const { data: former } = annEarned(30)
  expect(ShoutoutCredited.parse(former, 1).data).toEqual(former)
  expect(() => ShoutoutCredited.parse({ ...former, channelId: null }, 1)).toThrow('channelId')
})
