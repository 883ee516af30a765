import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { JsonObject } from '@laurel/ledger/log/port.ts'
import { memberStream } from '@laurel/ledger/members/stream.ts'
import { redemptionStream } from '@laurel/ledger/rewards/redemptions/stream.ts'
import { teamStream } from '@laurel/ledger/teams/stream.ts'

export const historyTeamId = derivedId('bench team')

const memberCount = 2_000
const allowance = 100
const pointsEach = 5
const redeemedAt = 500
const message = 'Thank you for staying late to bring the release out of the door.'

export type HistoryEvent = { readonly stream: string; readonly type: string; readonly data: JsonObject }

type Standing = { readonly memberId: MemberId; left: Points; earned: Points }

/**
 * A company's recognition without an end: people of a fixed number thank each other, get a new allowance when theirs
 * is used up, and redeem what they earned. Keys are in canonical order, which is the fastest to write.
 */
export function* history(): Generator<HistoryEvent, never> {
  const members = Array.from(
    { length: memberCount },
    (_, index): Standing => ({ memberId: derivedId('bench member', String(index)), left: 0, earned: 0 }),
  )
  yield { stream: teamStream.nameOf(historyTeamId), type: 'TeamCreated', data: teamCreated }
  for (const { memberId } of members) yield ofMember(memberId, 'MemberAdded', memberAdded(memberId))
  for (let index = 0; ; index += 1) {
    const giver = members[(index * 7) % memberCount]
    const recipient = members[(index * 13 + 1) % memberCount]
    if (!giver || !recipient) throw new Error('Every place in the list of members is taken.')
    yield* thank(giver, recipient, derivedId('bench shoutout', String(index)))
    if (recipient.earned >= redeemedAt) yield* redeem(recipient, derivedId('bench redemption', String(index)))
  }
}

function* thank(giver: Standing, recipient: Standing, shoutoutId: string): Generator<HistoryEvent> {
  const { memberId } = giver
  if (giver.left < pointsEach) {
    const postings = [
      ...(giver.left === 0 ? [] : move(giver.left, allowanceOf(memberId), of('lapsed'))),
      ...move(allowance, of('granted'), allowanceOf(memberId)),
    ]
    const data = { allowance: 'shoutout', memberId, period: '2026-11-01', points: allowance, postings }
    yield ofMember(memberId, 'AllowanceReset', data)
    giver.left = allowance
  }
  giver.left -= pointsEach
  yield ofMember(memberId, 'ShoutoutGiven', {
    attachment: null,
    channelId: null,
    giverId: memberId,
    isToldInPerson: false,
    message,
    period: '2026-11-01',
    pointsEach,
    postings: move(pointsEach, allowanceOf(memberId), of('clearing')),
    recallableUntil: '2026-11-02T00:00:00.000Z',
    recipientIds: [recipient.memberId],
    shoutoutId,
    value: 'Courage',
  })
  recipient.earned += pointsEach
  yield ofMember(recipient.memberId, 'ShoutoutCredited', {
    channelId: null,
    giverId: memberId,
    points: pointsEach,
    postings: move(pointsEach, of('clearing'), redeemableOf(recipient.memberId)),
    recipientId: recipient.memberId,
    shoutoutId,
  })
}

function* redeem(member: Standing, redemptionId: string): Generator<HistoryEvent> {
  const { memberId, earned: points } = member
  const stream = redemptionStream.nameOf(historyTeamId, redemptionId)
  const reward = { emoji: '🎁', name: 'Mug', rewardId: historyTeamId }
  const subject = { funding: 'none', memberId, points }
  const asked = { redemptionId, redemptionType: 'CUSTOM', reward, order: null }
  const requested = { ...subject, ...asked, groupId: redemptionId, limits: null }
  yield { stream, type: 'RedemptionRequested', data: requested }
  const taken = move(points, redeemableOf(memberId), of('clearing'))
  yield ofMember(memberId, 'RedemptionDebited', {
    day: null,
    memberId,
    points,
    postings: taken,
    redemptionId,
  })
  const held = move(points, of('clearing'), of('held'))
  yield { stream, type: 'RedemptionPlaced', data: { ...subject, postings: held, redemptionId } }
  const redeemed = move(points, of('held'), of('redeemed'))
  const completed = { ...subject, postings: redeemed, redemptionId, delivery: null }
  yield { stream, type: 'RedemptionCompleted', data: completed }
  member.earned = 0
}

const ofMember = (memberId: MemberId, type: string, data: JsonObject): HistoryEvent => ({
  stream: memberStream.nameOf(historyTeamId, memberId),
  type,
  data,
})

type Side = { readonly account: string; readonly member?: MemberId }

const of = (account: string): Side => ({ account })
const allowanceOf = (member: MemberId): Side => ({ account: 'allowance:shoutout', member })
const redeemableOf = (member: MemberId): Side => ({ account: 'redeemable', member })

const move = (points: Points, from: Side, to: Side): JsonObject[] => [
  { ...from, points: -points },
  { ...to, points },
]

const teamCreated: JsonObject = {
  externalKey: 'bench',
  name: 'Bench',
  pointsName: 'points',
  teamId: historyTeamId,
  timeZone: 'UTC',
}

const memberAdded = (memberId: MemberId): JsonObject => ({
  externalKey: memberId,
  isAdmin: false,
  isOwner: false,
  memberId,
  profile: {
    email: `${memberId}@bench.example`,
    name: `Member ${memberId}`,
    pictureUrl: null,
    timeZone: null,
  },
})
