import { describe, expect, it } from 'vitest'
import type { ClawBackPolicy } from '../../teams/vocabulary.ts'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annEarned, ben } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { memberStream } from '../stream.ts'
import type { ClawBackShoutout } from './clawBackShoutout.ts'

const { given } = testDecider(memberStream)

const clawBackShoutout = (points: number, clawBackPolicy: ClawBackPolicy = 'absorb'): ClawBackShoutout => ({
  type: 'clawBackShoutout',
  ...byAdmin(),
  data: { shoutoutId: idOf('shoutout 1'), recipientId: ann, points },
  policy: { clawBackPolicy },
})

describe('clawing a recalled shoutout back', () => {
  it('takes the points from the recipient', () => {
    given(annAdded, annEarned(30))
      .when(clawBackShoutout(30))
      .thenEvents({
        type: 'ShoutoutClawedBack',
        data: {
          points: 30,
          absorbed: 0,
          postings: [
            { account: 'redeemable', member: ann, points: -30 },
            { account: 'clearing', points: 30 },
          ],
        },
      })
  })

  it('never overdraws: the company bears what was spent already', () => {
    given(annAdded, annEarned(10))
      .when(clawBackShoutout(30))
      .thenEvents({
        type: 'ShoutoutClawedBack',
        data: {
          absorbed: 20,
          postings: [
            { account: 'redeemable', member: ann, points: -10 },
            { account: 'clearing', points: 10 },
            { account: 'absorbed', points: -20 },
            { account: 'clearing', points: 20 },
          ],
        },
      })
  })

  it('lets the recipient owe what was spent already, where the team wants it so', () => {
    const clawedBack = given(annAdded, annEarned(10)).when(clawBackShoutout(30, 'owe'))
    clawedBack.thenEvents({
      type: 'ShoutoutClawedBack',
      data: {
        absorbed: 0,
        postings: [
          { account: 'redeemable', member: ann, points: -10 },
          { account: 'clearing', points: 10 },
          { account: 'owed', member: ann, points: -20 },
          { account: 'clearing', points: 20 },
        ],
      },
    })
    const events = clawedBack.decision.kind === 'accepted' ? clawedBack.decision.events : []
    expect(given(annAdded, annEarned(10), ...events).state).toMatchObject({ redeemable: 0, owed: -20 })
  })

  describe('once more, after it was given again', () => {
    /** Ann spent 20 of 30 points, which the company bore at the first recall; then she earned 50 elsewhere. */
    const story = () => {
      const commands = [
        clawBackShoutout(30),
        {
          type: 'creditShoutout',
          ...byAdmin(),
          data: { shoutoutId: idOf('shoutout 1'), recipientId: ann, giverId: ben, points: 30 },
          policy: {},
        },
      ] as const
      const before: MemberEvent[] = [annAdded, annEarned(10)]
      for (const command of commands) {
        const { decision } = given(...before).when(command)
        if (decision.kind === 'accepted') before.push(...decision.events)
      }
      return given(...before, annEarned(50, 'another'))
    }

    it.each(['absorb', 'owe'] as const)(
      'takes what was left of it, and no points earned elsewhere since (%s)',
      clawBackPolicy => {
        const again = story().when(clawBackShoutout(30, clawBackPolicy))
        again.thenEvents({
          type: 'ShoutoutClawedBack',
          data: {
            absorbed: 20,
            postings: [
              { account: 'redeemable', member: ann, points: -10 },
              { account: 'clearing', points: 10 },
              { account: 'absorbed', points: -20 },
              { account: 'clearing', points: 20 },
            ],
          },
        })
      },
    )
  })

  it('needs a member', () => {
    given().when(clawBackShoutout(1)).thenRejected({ code: 'MEMBER_UNKNOWN' })
  })
})
