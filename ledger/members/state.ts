import { impossible } from '../decider/impossible.ts'
import type { ClawBackPolicy } from '../values/clawBackPolicy.ts'
import type { ChannelId, MemberId, ShoutoutId } from '../values/ids.ts'
import type { Instant } from '../values/instant.ts'
import type { Locale } from '../values/locale.ts'
import type { Period } from '../values/period.ts'
import type { Place } from '../values/place.ts'
import type { Points } from '../values/points.ts'
import { type Posting, postedTo } from '../values/posting.ts'
import type { ProfileFieldValues } from '../values/profileField.ts'
import type { Occasion } from './awardEvents.ts'
import { type MemberDetails, noDetails } from './details.ts'
import { type AllowanceKind, formerMember, type MemberEvent, type MemberProfile } from './events.ts'
import { recallableShoutoutsMax } from './limits.ts'

/** What may still be given in the current period, and what lapsed in the ones before. */
export type Allowance = {
  readonly period: Period | null
  readonly points: Points
  /** All that the period grants, what was given of it included. */
  readonly granted: Points
  readonly lapsed: ReadonlyMap<Period, Points>
}

/** What the giver may still take back, or give again after taking it back. */
export type GivenShoutout = {
  readonly shoutoutId: ShoutoutId
  readonly recipientIds: readonly MemberId[]
  readonly pointsEach: Points
  readonly channelId: ChannelId | null
  readonly period: Period
  readonly recallableUntil: Instant
  readonly isRecalled: boolean
  /** One for each recall so far. */
  readonly clawBackPolicies: readonly ClawBackPolicy[]
}

export type KnownMember = {
  readonly kind: 'known'
  readonly memberId: MemberId
  readonly profile: MemberProfile
  readonly details: MemberDetails
  /** The days that somebody entered or cleared by hand; the profile in the workspace leaves them alone. */
  readonly datesByHand: ReadonlySet<'birthday' | 'joinedOn'>
  /** What the workspace has on the member's profile, by field. */
  readonly fields: ProfileFieldValues
  /** Whom the member reports to. */
  readonly managerId: MemberId | null
  /** Null until the member chose one. */
  readonly chosenLocale: { readonly locale: Locale | null; readonly place: Place | null } | null
  readonly isActive: boolean
  /** Forgotten for good: nothing brings the person's profile back. */
  readonly isErased: boolean
  readonly isAdmin: boolean
  readonly isOwner: boolean
  readonly redeemable: Points
  /** Less than zero by what the member had spent of recalled points and has not repaid. */
  readonly owed: Points
  readonly allowances: Readonly<Record<AllowanceKind, Allowance>>
  /** Those whose window closes first stand in front. */
  readonly givenShoutouts: readonly GivenShoutout[]
  /** What the company bears of recalled shoutouts; it has that back when they are given again. */
  readonly absorbed: ReadonlyMap<ShoutoutId, Points>
  /** The occasions that a rule granted an award for already. */
  readonly celebrated: ReadonlySet<string>
}

/** Names an occasion in a member's state: a kind of celebration happens once a year. */
export const occasionKey = ({ kind, year }: Pick<Occasion, 'kind' | 'year'>): string => `${kind} ${year}`

export type MemberState = { readonly kind: 'unknown' } | KnownMember

export const initialState: MemberState = { kind: 'unknown' }

const forgottenProfile: MemberProfile = {
  name: formerMember,
  email: null,
  pictureUrl: null,
  timeZone: null,
}

const unusedAllowance: Allowance = { period: null, points: 0, granted: 0, lapsed: new Map() }

export const evolve = (state: MemberState, event: MemberEvent): MemberState => {
  if (event.type === 'MemberAdded') {
    return {
      kind: 'known',
      memberId: event.data.memberId,
      profile: event.data.profile,
      details: noDetails,
      datesByHand: new Set(),
      fields: {},
      managerId: null,
      chosenLocale: null,
      isActive: true,
      isErased: false,
      isAdmin: event.data.isAdmin,
      isOwner: event.data.isOwner,
      redeemable: 0,
      owed: 0,
      allowances: { shoutout: unusedAllowance, award: unusedAllowance },
      givenShoutouts: [],
      absorbed: new Map(),
      celebrated: new Set(),
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
      return {
        ...state,
        isErased: true,
        isActive: false,
        profile: forgottenProfile,
        details: noDetails,
        fields: {},
        managerId: null,
        chosenLocale: null,
      }
    case 'MemberDetailsSet':
      return { ...state, details: event.data.details, datesByHand: datesByHand(state, event.data.details) }
    case 'MemberFieldsSynced':
      return { ...state, fields: event.data.fields, managerId: event.data.managerId }
    case 'MemberDatesSynced': {
      const { birthday, joinedOn } = event.data
      return { ...state, details: { ...state.details, birthday, joinedOn } }
    }
    case 'LocaleChosen':
      return { ...state, chosenLocale: { locale: event.data.locale, place: event.data.place } }
    case 'AllowanceReset':
      return withAllowance(
        state,
        event.data.allowance,
        nextPeriod(state.allowances[event.data.allowance], event.data),
      )
    case 'AllowanceChanged': {
      const moved = applyPostings(state, event.data.postings)
      const { allowance, points: granted } = event.data
      return withAllowance(moved, allowance, { ...moved.allowances[allowance], granted })
    }
    case 'ShoutoutGiven':
      return remember(postLapsed(applyPostings(state, event.data.postings), event.data), event.data)
    case 'ShoutoutRecalled':
      return turn(postLapsed(applyPostings(state, event.data.postings), event.data), event.data, true)
    case 'ShoutoutReinstated':
      return turn(postLapsed(applyPostings(state, event.data.postings), event.data), event.data, false)
    case 'ShoutoutCredited':
      return bear(applyPostings(state, event.data.postings), event.data.shoutoutId, 0)
    case 'ShoutoutClawedBack':
      return bear(applyPostings(state, event.data.postings), event.data.shoutoutId, event.data.absorbed)
    case 'AwardGiven':
    case 'AwardCredited':
    case 'PointsAdjusted':
    case 'RedemptionDebited':
    case 'RedemptionRefunded':
      return applyPostings(state, event.data.postings)
    case 'AwardGranted':
      return {
        ...applyPostings(state, event.data.postings),
        celebrated: new Set(state.celebrated).add(occasionKey(event.data.occasion)),
      }
    default:
      return impossible(event)
  }
}

/** Every way of changing a day but the sync of profiles is somebody's own word. */
const datesByHand = (
  { details, datesByHand: before }: KnownMember,
  changed: MemberDetails,
): KnownMember['datesByHand'] => {
  const days = (['birthday', 'joinedOn'] as const).filter(day => details[day] !== changed[day])
  return days.length === 0 ? before : new Set([...before, ...days])
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
  granted: next.points,
  lapsed: period === null ? lapsed : new Map(lapsed).set(period, points),
})

/** A shoutout of a period that is over draws on what lapsed in it; its recall gives that back, until it is given again. */
const postLapsed = (
  state: KnownMember,
  { period, postings }: { readonly period: Period; readonly postings: readonly Posting[] },
): KnownMember => {
  const points = postedTo('lapsed', postings)
  // A grant that was given whole leaves nothing to lapse, and must not be granted again.
  const isGranted = postedTo('granted', postings) !== 0
  if (points === 0 && !isGranted) return state
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
    owed: state.owed + postedTo('owed', postings),
    allowances: {
      shoutout: { ...shoutout, points: shoutout.points + postedTo('allowance:shoutout', postings) },
      award: { ...award, points: award.points + postedTo('allowance:award', postings) },
    },
  }
}

/** Keeps the order by which windows close: an import may tell old shoutouts after those of today. */
const remember = (
  state: KnownMember,
  given: Omit<GivenShoutout, 'isRecalled' | 'clawBackPolicies'>,
): KnownMember => {
  const { shoutoutId, recipientIds, pointsEach, channelId, period, recallableUntil } = given
  const place = state.givenShoutouts.findLastIndex(known => known.recallableUntil <= recallableUntil) + 1
  const dropped = state.givenShoutouts.length < recallableShoutoutsMax ? 0 : 1
  const givenShoutouts = state.givenShoutouts.toSpliced(place, 0, {
    shoutoutId,
    recipientIds,
    pointsEach,
    channelId,
    period,
    recallableUntil,
    isRecalled: false,
    clawBackPolicies: [],
  })
  return { ...state, givenShoutouts: givenShoutouts.slice(dropped) }
}

/** Notes that a shoutout was taken back, or given again. */
const turn = (
  state: KnownMember,
  { shoutoutId, clawBackPolicies }: Pick<GivenShoutout, 'shoutoutId' | 'clawBackPolicies'>,
  isRecalled: boolean,
): KnownMember => ({
  ...state,
  givenShoutouts: state.givenShoutouts.map(known =>
    known.shoutoutId === shoutoutId ? { ...known, isRecalled, clawBackPolicies } : known,
  ),
})

/** Notes what the company bears of a shoutout now. */
const bear = (state: KnownMember, shoutoutId: ShoutoutId, points: Points): KnownMember => {
  if (points === 0 && !state.absorbed.has(shoutoutId)) return state
  const absorbed = new Map(state.absorbed)
  if (points === 0) absorbed.delete(shoutoutId)
  else absorbed.set(shoutoutId, points)
  return { ...state, absorbed }
}
