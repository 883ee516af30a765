import { move } from '../kernel/posting.ts'
import type { MemberEvent } from '../members/events.ts'
import type { ClawBackPolicy } from '../teams/vocabulary.ts'
import { idOf } from './testCommand.ts'

export const ann = idOf('ann')
export const ben = idOf('ben')
export const cleo = idOf('cleo')

export const profileOf = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@evergreen.example`,
  pictureUrl: null,
  timeZone: 'Europe/Berlin',
})

/** The events of Ann with which specs begin. */
export const annAdded: MemberEvent = {
  type: 'MemberAdded',
  data: { memberId: ann, externalKey: 'U1', profile: profileOf('Ann'), isAdmin: false, isOwner: false },
}

export const annLeft: MemberEvent = { type: 'MemberDeactivated', data: { memberId: ann } }

export const allowanceGranted = (points: number, period = '2026-03-01', left = 0): MemberEvent => ({
  type: 'AllowanceReset',
  data: {
    memberId: ann,
    allowance: 'shoutout',
    period,
    points,
    postings: [
      ...move(left, { account: 'allowance:shoutout', member: ann }, { account: 'lapsed' }),
      ...move(points, { account: 'granted' }, { account: 'allowance:shoutout', member: ann }),
    ],
  },
})

export const annEarned = (points: number, from = 'shoutout 1'): MemberEvent => ({
  type: 'ShoutoutCredited',
  data: {
    shoutoutId: idOf(from),
    recipientId: ann,
    giverId: ben,
    points,
    postings: move(points, { account: 'clearing' }, { account: 'redeemable', member: ann }),
  },
})

/** A shoutout that was recalled after Ann had spent its points: she owes them, or the company bears them. */
export const annClawedBack = (
  points: number,
  clawBackPolicy: ClawBackPolicy,
  from = 'shoutout 1',
): MemberEvent => ({
  type: 'ShoutoutClawedBack',
  data: {
    shoutoutId: idOf(from),
    recipientId: ann,
    points,
    absorbed: clawBackPolicy === 'absorb' ? points : 0,
    postings: move(
      points,
      clawBackPolicy === 'absorb' ? { account: 'absorbed' } : { account: 'owed', member: ann },
      { account: 'clearing' },
    ),
  },
})

export const annGave = (points: number, recipientIds = [ben], shoutout = 'shoutout 2'): MemberEvent => ({
  type: 'ShoutoutGiven',
  data: {
    shoutoutId: idOf(shoutout),
    giverId: ann,
    recipientIds,
    pointsEach: points,
    channelId: null,
    value: null,
    message: 'Thank you',
    attachment: null,
    isToldInPerson: false,
    period: '2026-03-01',
    recallableUntil: '2026-03-11T12:00:00.000Z',
    postings: move(
      points * recipientIds.length,
      { account: 'allowance:shoutout', member: ann },
      { account: 'clearing' },
    ),
  },
})
