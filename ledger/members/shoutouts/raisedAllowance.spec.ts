import { describe, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { allowanceGranted, ann, annAdded, annGave, ben } from '../../testing/testMember.ts'
import { memberStream } from '../stream.ts'
import type { GiveShoutout } from './giveShoutout.ts'

const { given } = testDecider(memberStream)

const give = (pointsEach: number): GiveShoutout => ({
  type: 'giveShoutout',
  ...byAdmin(),
  data: {
    shoutoutId: idOf('shoutout'),
    giverId: ann,
    recipientIds: [ben],
    pointsEach,
    channelId: null,
    value: null,
    message: 'Thank you',
  },
  policy: {
    allowance: { period: '2026-03-01', points: 250 },
    isAllowanceRaised: true,
    day: '2026-03-10',
    absentRecipientIds: [],
    ineligibleRecipientIds: [],
    pointOptions: [],
    values: [],
    isValueRequired: false,
  },
})

describe('an import with a larger allowance', () => {
  const spent = [annAdded, allowanceGranted(100), annGave(100)] as const

  it('raises the period under way by the difference, once', () => {
    const raised = given(...spent).when(give(60))
    raised.thenEvents(
      {
        type: 'AllowanceChanged',
        data: {
          points: 250,
          postings: [
            { account: 'granted', points: -150 },
            { account: 'allowance:shoutout', member: ann, points: 150 },
          ],
        },
      },
      { type: 'ShoutoutGiven' },
    )
    const events = raised.decision.kind === 'accepted' ? raised.decision.events : []
    given(...spent, ...events)
      .when(give(91))
      .thenRejected({ code: 'ALLOWANCE_EXHAUSTED', available: 90, requested: 91 })
  })

  it('raises a period that is over by the difference, once', () => {
    const inApril = [...spent, allowanceGranted(100, '2026-04-01', 0)] as const
    const raised = given(...inApril).when(give(60))
    raised.thenEvents({
      type: 'ShoutoutGiven',
      data: {
        period: '2026-03-01',
        postings: [
          { account: 'granted', points: -150 },
          { account: 'lapsed', points: 150 },
          { account: 'lapsed', points: -60 },
          { account: 'clearing', points: 60 },
        ],
      },
    })
    const events = raised.decision.kind === 'accepted' ? raised.decision.events : []
    given(...inApril, ...events)
      .when(give(91))
      .thenRejected({ code: 'ALLOWANCE_EXHAUSTED', available: 90, requested: 91 })
  })

  it('takes nothing away where the period granted more', () => {
    given(annAdded, allowanceGranted(500)).when(give(60)).thenEvents({ type: 'ShoutoutGiven' })
  })
})
