import { impossible } from '../decider/impossible.ts'
import type { MemberId, ShoutoutId } from '../values/ids.ts'
import type { Instant } from '../values/instant.ts'
import type { Period } from '../values/period.ts'
import type { Points } from '../values/points.ts'
import { type Posting, postedTo } from '../values/posting.ts'
import { type AllowanceKind, formerMember, type MemberEvent, type MemberProfile } from './events.ts'
import { recallableShoutoutsMax } from './limits.ts'

/** What may still be given in the current period, and what lapsed in the ones before. */
export type Allowance = {
  readonly period: Period | null
  readonly points: Points
  readonly lapsed: ReadonlyMap<Period, Points>
}

/** What the giver may still take back. */
export type GivenShoutout = {
  readonly shoutoutId: ShoutoutId
  readonly recipientIds: readonly MemberId[]
  readonly pointsEach: Points
  readonly period: Period
  readonly recallableUntil: Instant
}

export type KnownMember = {
  readonly kind: 'known'
  readonly memberId: MemberId
  readonly profile: MemberProfile
  readonly isActive: boolean
  /** Forgotten for good: nothing brings the person's profile back. */
  readonly isErased: boolean
  readonly isAdmin: boolean
  readonly isOwner: boolean
  readonly redeemable: Points
  readonly allowances: Readonly<Record<AllowanceKind, Allowance>>
  /** Those whose window closes first stand in front. */
  readonly givenShoutouts: readonly GivenShoutout[]
}

export type MemberState = { readonly kind: 'unknown' } | KnownMember

export const initialState: MemberState = { kind: 'unknown' }

const forgottenProfile: MemberProfile = {
  name: formerMember,
  email: null,
  pictureUrl: null,
  timeZone: null,
}

const unusedAllowance: Allowance = { period: null, points: 0, lapsed: new Map() }

export const evolve = (state: MemberState, event: MemberEvent): MemberState => {
  if (event.type === 'MemberAdded') {
    return {
      kind: 'known',
      memberId: event.data.memberId,
      profile: event.data.profile,
      isActive: true,
      isErased: false,
      isAdmin: event.data.isAdmin,
      isOwner: event.data.isOwner,
      redeemable: 0,
      allowances: { shoutout: unusedAllowance, award: unusedAllowance },
      givenShoutouts: [],
    }
  }
  if (state.kind === 'unknown')
    throw new Error(`${event.type} stands before MemberAdded in a member's stream.`)
  return evolveKnown(state, event)
}

const evolveKnown = (
  state: KnownMember,
  event: Exclude<MemberEvent, { type: 'MemberAdded' }>,
): KnownMember => {
  switch (event.type) {
    case 'MemberProfileChanged':
      return { ...state, profile: event.data.profile }
    case 'MemberDeactivated':
      return { ...state, isActive: false }
    case 'MemberReactivated':
      return { ...state, isActive: true }
    case 'MemberAdminChanged':
      return { ...state, isAdmin: event.data.isAdmin }
    case 'MemberErased':
      return { ...state, isErased: true, isActive: false, profile: forgottenProfile }
    case 'AllowanceReset':
      return withAllowance(
        state,
        event.data.allowance,
        nextPeriod(state.allowances[event.data.allowance], event.data),
      )
    case 'ShoutoutGiven':
      return remember(postLapsed(applyPostings(state, event.data.postings), event.data), event.data)
    case 'ShoutoutRecalled':
      return forget(postLapsed(applyPostings(state, event.data.postings), event.data), event.data.shoutoutId)
    case 'ShoutoutCredited':
    case 'ShoutoutClawedBack':
    case 'PointsAdjusted':
    case 'RedemptionDebited':
    case 'RedemptionRefunded':
      return applyPostings(state, event.data.postings)
    default:
      return impossible(event)
  }
}

const withAllowance = (state: KnownMember, kind: AllowanceKind, allowance: Allowance): KnownMember => ({
  ...state,
  allowances: { ...state.allowances, [kind]: allowance },
})

const nextPeriod = (
  { period, points, lapsed }: Allowance,
  next: { readonly period: Period; readonly points: Points },
): Allowance => ({
  period: next.period,
  points: next.points,
  lapsed: period === null ? lapsed : new Map(lapsed).set(period, points),
})

/** A shoutout of a period that is over draws on what lapsed in it; its recall gives that back. */
const postLapsed = (
  state: KnownMember,
  { period, postings }: { readonly period: Period; readonly postings: readonly Posting[] },
): KnownMember => {
  const points = postedTo('lapsed', postings)
  if (points === 0) return state
  const { shoutout } = state.allowances
  const lapsed = new Map(shoutout.lapsed).set(period, (shoutout.lapsed.get(period) ?? 0) + points)
  return withAllowance(state, 'shoutout', { ...shoutout, lapsed })
}

type MovingEvent = Extract<MemberEvent, { data: { postings: unknown } }>

const applyPostings = (state: KnownMember, postings: MovingEvent['data']['postings']): KnownMember => {
  const { shoutout, award } = state.allowances
  return {
    ...state,
    redeemable: state.redeemable + postedTo('redeemable', postings),
    allowances: {
      shoutout: { ...shoutout, points: shoutout.points + postedTo('allowance:shoutout', postings) },
      award: { ...award, points: award.points + postedTo('allowance:award', postings) },
    },
  }
}

/** Keeps the order by which windows close: an import may tell old shoutouts after those of today. */
const remember = (state: KnownMember, given: GivenShoutout): KnownMember => {
  const { shoutoutId, recipientIds, pointsEach, period, recallableUntil } = given
  const place = state.givenShoutouts.findLastIndex(known => known.recallableUntil <= recallableUntil) + 1
  const dropped = state.givenShoutouts.length < recallableShoutoutsMax ? 0 : 1
  const givenShoutouts = state.givenShoutouts.toSpliced(place, 0, {
    shoutoutId,
    recipientIds,
    pointsEach,
    period,
    recallableUntil,
  })
  return { ...state, givenShoutouts: givenShoutouts.slice(dropped) }
}

const forget = (state: KnownMember, shoutoutId: ShoutoutId): KnownMember => ({
  ...state,
  givenShoutouts: state.givenShoutouts.filter(known => known.shoutoutId !== shoutoutId),
})
