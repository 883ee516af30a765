import { describe, it } from 'vitest'
import { move } from '../../kernel/posting.ts'
import type { ClawBackPolicy } from '../../teams/vocabulary.ts'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annEarned, ben } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { memberStream } from '../stream.ts'
import type { ClawBackAward } from './clawBackAward.ts'
import type { CreditAward } from './creditAward.ts'

const { given } = testDecider(memberStream)

const award = { grantId: idOf('grant'), awardId: idOf('beacon'), recipientId: ann, points: 20 }
const clearing = { account: 'clearing' } as const
const spendable = { account: 'redeemable', member: ann } as const

const clawBack = (clawBackPolicy: ClawBackPolicy = 'absorb'): ClawBackAward => ({
  type: 'clawBackAward',
  ...byAdmin(),
  data: award,
  policy: { clawBackPolicy },
})
const credit: CreditAward = { type: 'creditAward', ...byAdmin(), data: { ...award, giverId: ben } }
/** A recall after which the company bore 15 of the 20 points. */
const recalledWhenSpent: MemberEvent = {
  type: 'AwardClawedBack',
  data: { ...award, absorbed: 15, postings: move(15, { account: 'absorbed' }, clearing) },
}
const creditedAgain: MemberEvent = {
  type: 'AwardCredited',
  data: { ...award, giverId: ben, postings: move(5, clearing, spendable) },
}

describe('clawing a recalled award back', () => {
  it('takes the points from the recipient; the company bears, or the recipient owes, what was spent', () => {
    given(annAdded, annEarned(5))
      .when(clawBack())
      .thenEvents({
        type: 'AwardClawedBack',
        data: {
          absorbed: 15,
          postings: [
            { ...spendable, points: -5 },
            { points: 5 },
            { account: 'absorbed', points: -15 },
            { points: 15 },
          ],
        },
      })
    given(annAdded, annEarned(5))
      .when(clawBack('owe'))
      .thenEvents({
        data: {
          absorbed: 0,
          postings: [{ points: -5 }, { points: 5 }, { account: 'owed', points: -15 }, { points: 15 }],
        },
      })
  })

  it('returns to the company what it bore when the award is given again', () => {
    given(annAdded, recalledWhenSpent)
      .when(credit)
      .thenEvents({
        type: 'AwardCredited',
        data: {
          postings: [
            { ...clearing, points: -15 },
            { account: 'absorbed', points: 15 },
            { ...clearing, points: -5 },
            { ...spendable, points: 5 },
          ],
        },
      })
  })

  it.each(['absorb', 'owe'] as const)(
    'takes a second time no more than the recipient got again, and nothing earned elsewhere since (%s)',
    policy => {
      given(annAdded, recalledWhenSpent, creditedAgain, annEarned(30))
        .when(clawBack(policy))
        .thenEvents({
          data: {
            absorbed: 15,
            postings: [
              { ...spendable, points: -5 },
              { points: 5 },
              { account: 'absorbed', points: -15 },
              { points: 15 },
            ],
          },
        })
    },
  )
})
