import { describe, expect, it } from 'vitest'
import { addMilliseconds } from '../../kernel/instant.ts'
import { move } from '../../kernel/posting.ts'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { allowanceGranted, ann, annAdded, annGave, annLeft, ben, cleo } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { memberStream } from '../stream.ts'
import type { GiveShoutout, ShoutoutPolicy } from './giveShoutout.ts'
import type { Attachment } from './vocabulary.ts'

const { given } = testDecider(memberStream)

const policy: ShoutoutPolicy = {
  allowance: { period: '2026-03-01', points: 100 },
  day: '2026-03-10',
  absentRecipientIds: [],
  ineligibleRecipientIds: [],
  pointOptions: [],
  values: [],
  isValueRequired: false,
}

const giveShoutout = (
  data: Partial<GiveShoutout['data']> = {},
  allowed: Partial<ShoutoutPolicy> = {},
): GiveShoutout => ({
  type: 'giveShoutout',
  ...byAdmin(),
  data: {
    shoutoutId: idOf('shoutout'),
    giverId: ann,
    recipientIds: [ben],
    pointsEach: 10,
    channelId: null,
    value: null,
    message: 'Thank you',
    ...data,
  },
  policy: { ...policy, ...allowed },
})

describe('giving a shoutout with a picture', () => {
  const attachment: Attachment = {
    type: 'KLIPY_GIF',
    mediaUrl: 'https://media.gifs.example/confetti.gif',
    width: 200,
    height: 150,
    altText: 'Confetti falls',
  }
  const funded = given(annAdded, allowanceGranted(100))

  it('keeps it beside the words, where it lies with the provider', () => {
    for (const mediaHosts of [['media.gifs.example'], ['*.gifs.example', 'other.example']])
      funded
        .when(giveShoutout({}, { attachment, mediaHosts }))
        .thenEvents({ type: 'ShoutoutGiven', data: { attachment } })
  })

  it('without one says so', () => {
    funded.when(giveShoutout()).thenEvents({ type: 'ShoutoutGiven', data: { attachment: null } })
  })

  it.each([
    ['anywhere else', 'https://elsewhere.example/confetti.gif'],
    ['on a host that only ends alike', 'https://evilgifs.example/confetti.gif'],
    ['on another port', 'https://media.gifs.example:8080/confetti.gif'],
    ['behind a name and a password', 'https://media.gifs.example:x@gifs.example/confetti.gif'],
  ])('refuses one that lies %s', (_where, mediaUrl) => {
    const mediaHosts = ['*.gifs.example', 'gifs.example']
    funded
      .when(giveShoutout({}, { attachment: { ...attachment, mediaUrl }, mediaHosts }))
      .thenRejected({ code: 'ATTACHMENT_NOT_ALLOWED', mediaHosts })
  })
})

describe('giving a shoutout', () => {
  it('moves points for every recipient from the allowance to clearing', () => {
    given(annAdded, allowanceGranted(100))
      .when(
        giveShoutout({ recipientIds: [ben, cleo], pointsEach: 30, value: 'Courage', message: 'For the fix' }),
      )
      .thenEvents({
        type: 'ShoutoutGiven',
        data: {
          recipientIds: [ben, cleo],
          pointsEach: 30,
          value: 'Courage',
          message: 'For the fix',
          recallableUntil: '2026-03-11T12:00:00.000Z',
          postings: [
            { account: 'allowance:shoutout', member: ann, points: -60 },
            { account: 'clearing', points: 60 },
          ],
        },
      })
  })

  it('grants the allowance of a new period first, and what was left over lapses', () => {
    given(annAdded, allowanceGranted(100, '2026-02-01'))
      .when(giveShoutout())
      .thenEvents(
        {
          type: 'AllowanceReset',
          data: {
            period: '2026-03-01',
            points: 100,
            postings: [
              { account: 'allowance:shoutout', member: ann, points: -100 },
              { account: 'lapsed', points: 100 },
              { account: 'granted', points: -100 },
              { account: 'allowance:shoutout', member: ann, points: 100 },
            ],
          },
        },
        { type: 'ShoutoutGiven' },
      )
  })

  it('of a period that is over draws on what lapsed in it, never on the allowance of today', () => {
    const inApril = given(
      annAdded,
      allowanceGranted(100),
      annGave(70),
      allowanceGranted(100, '2026-04-01', 30),
    )
    const late = inApril.when(giveShoutout({ pointsEach: 30 }))
    late.thenEvents({
      type: 'ShoutoutGiven',
      data: {
        period: '2026-03-01',
        postings: [
          { account: 'lapsed', points: -30 },
          { account: 'clearing', points: 30 },
        ],
      },
    })
    inApril
      .when(giveShoutout({ pointsEach: 31 }))
      .thenRejected({ code: 'ALLOWANCE_EXHAUSTED', available: 30, requested: 31 })
    const events = late.decision.kind === 'accepted' ? late.decision.events : []
    expect(events.reduce(memberStream.evolve, inApril.state)).toMatchObject({
      allowances: { shoutout: { period: '2026-04-01', points: 100, lapsed: new Map([['2026-03-01', 0]]) } },
    })
  })

  it('of a past period without a grant is granted then, and the rest lapses', () => {
    given(annAdded, allowanceGranted(100, '2026-04-01'))
      .when(giveShoutout({ pointsEach: 40 }))
      .thenEvents({
        type: 'ShoutoutGiven',
        data: {
          postings: [
            { account: 'granted', points: -40 },
            { account: 'clearing', points: 40 },
            { account: 'granted', points: -60 },
            { account: 'lapsed', points: 60 },
          ],
        },
      })
  })

  it('of such a period spends the grant once, also when one shoutout takes all of it', () => {
    const before = [annAdded, allowanceGranted(100, '2026-04-01')] as const
    const { decision } = given(...before).when(giveShoutout({ recipientIds: [ben], pointsEach: 100 }))
    const events = decision.kind === 'accepted' ? decision.events : []
    given(...before, ...events)
      .when(giveShoutout({ recipientIds: [ben], pointsEach: 1 }))
      .thenRejected({ code: 'ALLOWANCE_EXHAUSTED', available: 0, requested: 1 })
  })

  it('draws on the allowance of the week while a month is still to begin, after the team changed to months', () => {
    const inWeek = given(
      annAdded,
      allowanceGranted(100, '2026-03-01'),
      allowanceGranted(100, '2026-03-08', 100),
    )
    inWeek.when(giveShoutout({ pointsEach: 40 })).thenEvents({
      type: 'ShoutoutGiven',
      data: {
        period: '2026-03-08',
        postings: [
          { account: 'allowance:shoutout', member: ann, points: -40 },
          { account: 'clearing', points: 40 },
        ],
      },
    })
    inWeek
      .when(giveShoutout({ pointsEach: 40 }, { day: '2026-03-07' }))
      .thenEvents({ type: 'ShoutoutGiven', data: { period: '2026-03-01' } })
  })

  it('may use the allowance up to the last point, and not one more', () => {
    const almostUsedUp = given(annAdded, allowanceGranted(100), annGave(90))
    almostUsedUp.when(giveShoutout({ pointsEach: 10 })).thenEvents({ type: 'ShoutoutGiven' })
    almostUsedUp
      .when(giveShoutout({ pointsEach: 11 }))
      .thenRejected({ code: 'ALLOWANCE_EXHAUSTED', available: 10, requested: 11 })
  })

  it('is for members who are here', () => {
    given().when(giveShoutout()).thenRejected({ code: 'MEMBER_UNKNOWN' })
    given(annAdded, annLeft).when(giveShoutout()).thenRejected({ code: 'MEMBER_INACTIVE' })
    const stopped = giveShoutout({}, { isTeamStopped: true })
    given(annAdded).when(stopped).thenRejected({ code: 'TEAM_INACTIVE' })
    given(annAdded)
      .when(giveShoutout({}, { absentRecipientIds: [ben] }))
      .thenRejected({ code: 'RECIPIENT_UNKNOWN', memberId: ben })
  })

  it('is for others, once each, at least one and not a crowd', () => {
    const member = given(annAdded)
    member.when(giveShoutout({ recipientIds: [] })).thenRejected({ code: 'NO_RECIPIENTS' })
    member.when(giveShoutout({ recipientIds: [ben, ann] })).thenRejected({ code: 'SELF_RECOGNITION' })
    member
      .when(giveShoutout({ recipientIds: [ben, cleo, ben] }))
      .thenRejected({ code: 'DUPLICATE_RECIPIENT', memberId: ben })
    member
      .when(giveShoutout({ recipientIds: Array.from({ length: 201 }, (_, index) => idOf(`m${index}`)) }))
      .thenRejected({ code: 'TOO_MANY_RECIPIENTS', recipientsMax: 200 })
  })

  it('carries an amount that the channel offers', () => {
    given(annAdded)
      .when(giveShoutout({ pointsEach: 0 }))
      .thenRejected({ code: 'POINTS_NOT_POSITIVE' })
    given(annAdded)
      .when(giveShoutout({ pointsEach: 7 }, { pointOptions: [5, 10] }))
      .thenRejected({ code: 'POINTS_NOT_AN_OPTION', pointOptions: [5, 10] })
  })

  it('carries a value that the team holds, and carries one where the team asks for it', () => {
    given(annAdded)
      .when(giveShoutout({ value: 'Speed' }, { values: ['Courage'] }))
      .thenRejected({ code: 'VALUE_UNKNOWN', values: ['Courage'] })
    given(annAdded)
      .when(giveShoutout({}, { isValueRequired: true }))
      .thenRejected({ code: 'VALUE_REQUIRED' })
  })

  it('remembers only the newest shoutouts, so that a long stream stays cheap', () => {
    const many = Array.from({ length: 150 }, (_, index) => annGave(1, [ben], `shoutout ${index}`))
    const { state } = given(annAdded, allowanceGranted(1000), ...many)
    expect(state.kind === 'known' && state.givenShoutouts.length).toBe(100)
    expect(state.kind === 'known' && state.allowances.shoutout.points).toBe(850)
  })
})

describe('the same shoutout once more', () => {
  const at = (occurredAt: string, data: Partial<GiveShoutout['data']> = {}, isRepeatRejected = true) => ({
    ...giveShoutout({ shoutoutId: idOf('shoutout again'), ...data }, { isRepeatRejected }),
    occurredAt,
  })
  const message = 'Thank you'
  const same = { message, recipientIds: [ben] }
  // `annGave` can be recalled until noon of the next day.
  const givenAt = '2026-03-10T12:00:00.000Z'
  const minutesLater = (minutes: number) => addMilliseconds(givenAt, minutes * 60_000)
  const gave = given(annAdded, allowanceGranted(100), annGave(10))

  const annRecalled: MemberEvent = {
    type: 'ShoutoutRecalled',
    data: {
      shoutoutId: idOf('shoutout 2'),
      giverId: ann,
      recipientIds: [ben],
      pointsEach: 10,
      period: '2026-03-01',
      reason: 'A mistake',
      clawBackPolicies: ['absorb'],
      postings: move(10, { account: 'clearing' }, { account: 'allowance:shoutout', member: ann }),
    },
  }

  it('is rejected within ten minutes, whatever the points', () => {
    gave
      .when(at(minutesLater(10), { ...same, pointsEach: 7 }))
      .thenRejected({ code: 'SHOUTOUT_REPEATED', lastGivenAt: givenAt })
  })

  it('is given after ten minutes', () => {
    gave.when(at(addMilliseconds(minutesLater(10), 1), same)).thenEvents({ type: 'ShoutoutGiven' })
  })

  it('is given where the command says that it is meant', () => {
    gave.when(at(minutesLater(1), same, false)).thenEvents({ type: 'ShoutoutGiven' })
  })

  it('is given once the first one was taken back', () => {
    given(annAdded, allowanceGranted(100), annGave(10), annRecalled)
      .when(at(minutesLater(1), same))
      .thenEvents({ type: 'ShoutoutGiven' })
  })

  it('is another shoutout with other words or for other people', () => {
    gave.when(at(minutesLater(1), { ...same, message: `${message}!` })).thenEvents({ type: 'ShoutoutGiven' })
    gave.when(at(minutesLater(1), { message, recipientIds: [cleo] })).thenEvents({ type: 'ShoutoutGiven' })
  })
})
