import { describe, it } from 'vitest'
import { move } from '../../kernel/posting.ts'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annLeft, ben, cleo } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { memberStream } from '../stream.ts'
import type { RecallAward } from './recallAward.ts'
import type { ReinstateAward } from './reinstateAward.ts'

const { given } = testDecider(memberStream)

const gifts = [[{ type: 'POINTS' as const, points: 50 }]]
const fields = {
  grantId: idOf('grant'),
  awardId: idOf('beacon'),
  awardName: 'Beacon',
  giverId: ann,
  recipientIds: [ben, cleo],
  pointsEach: 100,
  gifts,
}
const allowance = { account: 'allowance:award', member: ann } as const
const clearing = { account: 'clearing' } as const

const granted = (period: string): MemberEvent => ({
  type: 'AllowanceReset',
  data: {
    memberId: ann,
    allowance: 'award',
    period,
    points: 250,
    postings: move(250, { account: 'granted' }, allowance),
  },
})
const awarded = (period: string | null): MemberEvent => ({
  type: 'AwardGiven',
  data: {
    ...fields,
    period,
    channelId: null,
    message: '',
    isPrivate: false,
    bannerIds: [],
    recallableUntil: '2026-03-11T12:00:00.000Z',
    postings: move(200, period === null ? { account: 'awarded' } : allowance, clearing),
  },
})
const recall: RecallAward = {
  type: 'recallAward',
  ...byAdmin('2026-03-11T12:00:00.000Z'),
  data: { grantId: fields.grantId, giverId: ann, reason: 'A mistake' },
  policy: { clawBackPolicy: 'owe' },
}
const reinstate: ReinstateAward = {
  type: 'reinstateAward',
  ...byAdmin('2026-03-11T12:00:00.000Z'),
  data: { grantId: fields.grantId, giverId: ann },
}
const recalled = (period: string | null, to: 'allowance:award' | 'lapsed' | 'awarded'): MemberEvent => ({
  type: 'AwardRecalled',
  data: {
    ...fields,
    period,
    reason: 'A mistake',
    clawBackPolicies: ['absorb'],
    postings: move(200, clearing, to === 'allowance:award' ? allowance : { account: to }),
  },
})

describe('recalling an award', () => {
  it('returns its points to the allowance that paid, and names its gifts', () => {
    given(annAdded, granted('2026-03-01'), awarded('2026-03-01'))
      .when(recall)
      .thenEvents({
        type: 'AwardRecalled',
        data: {
          awardName: 'Beacon',
          recipientIds: [ben, cleo],
          gifts,
          reason: 'A mistake',
          clawBackPolicies: ['owe'],
          postings: [
            { ...clearing, points: -200 },
            { ...allowance, points: 200 },
          ],
        },
      })
  })

  it('returns them to the points that lapsed if the period is over, and to the company if it paid', () => {
    given(annAdded, granted('2026-02-01'), awarded('2026-02-01'), granted('2026-03-01'))
      .when(recall)
      .thenEvents({ data: { postings: [{ points: -200 }, { account: 'lapsed', points: 200 }] } })
    given(annAdded, awarded(null))
      .when(recall)
      .thenEvents({ data: { postings: [{ points: -200 }, { account: 'awarded', points: 200 }] } })
  })

  it('happens once, within a day, to an award of the giver', () => {
    const held = [annAdded, awarded(null)]
    given(...held, recalled(null, 'awarded'))
      .when(recall)
      .thenRejected({ code: 'AWARD_RECALLED_ALREADY' })
    given(...held)
      .when({ ...recall, occurredAt: '2026-03-11T12:00:00.001Z' })
      .thenRejected({ code: 'RECALL_WINDOW_CLOSED', closedAt: '2026-03-11T12:00:00.000Z' })
    given(annAdded).when(recall).thenRejected({ code: 'GIVEN_AWARD_UNKNOWN' })
    given().when(recall).thenRejected({ code: 'MEMBER_UNKNOWN' })
  })
})

describe('giving a recalled award again', () => {
  it('takes the points from where the recall put them', () => {
    given(annAdded, granted('2026-03-01'), awarded('2026-03-01'), recalled('2026-03-01', 'allowance:award'))
      .when(reinstate)
      .thenEvents({
        type: 'AwardReinstated',
        data: {
          clawBackPolicies: ['absorb'],
          gifts,
          postings: [
            { ...allowance, points: -200 },
            { ...clearing, points: 200 },
          ],
        },
      })
    const past = [annAdded, granted('2026-02-01'), awarded('2026-02-01'), granted('2026-03-01')]
    given(...past, recalled('2026-02-01', 'lapsed'))
      .when(reinstate)
      .thenEvents({ data: { postings: [{ account: 'lapsed', points: -200 }, { points: 200 }] } })
  })

  it('is refused if the allowance is spent on others, if it holds, and when the giver has left', () => {
    const spent: MemberEvent = {
      type: 'PointsAdjusted',
      data: {
        memberId: ann,
        account: 'allowance:award',
        points: -100,
        reason: 'Moved',
        approval: { kind: 'notNeeded', day: '2026-03-10' },
        postings: move(100, allowance, { account: 'corrections' }),
      },
    }
    const before = [annAdded, granted('2026-03-01'), awarded('2026-03-01')]
    given(...before, recalled('2026-03-01', 'allowance:award'), spent)
      .when(reinstate)
      .thenRejected({ code: 'AWARD_ALLOWANCE_EXHAUSTED', available: 150, requested: 200 })
    given(...before)
      .when(reinstate)
      .thenRejected({ code: 'AWARD_NOT_RECALLED' })
    given(annAdded, awarded(null), recalled(null, 'awarded'), annLeft)
      .when(reinstate)
      .thenRejected({ code: 'MEMBER_INACTIVE' })
  })
})
