import type { Period } from '../../kernel/period.ts'
import type { Points } from '../../kernel/points.ts'
import { type Posting, postedTo } from '../../kernel/posting.ts'
import type { AllowanceKind, MemberEvent } from '../events.ts'
import type { Allowance, KnownMember } from '../state.ts'

export const withAllowance = (
  state: KnownMember,
  kind: AllowanceKind,
  allowance: Allowance,
): KnownMember => ({
  ...state,
  allowances: { ...state.allowances, [kind]: allowance },
})

export const nextPeriod = (
  { period, points, granted, lapsed, grantedBefore }: Allowance,
  next: { readonly period: Period; readonly points: Points },
): Allowance => ({
  period: next.period,
  points: next.points,
  granted: next.points,
  lapsed: period === null ? lapsed : new Map(lapsed).set(period, points),
  grantedBefore: period === null ? grantedBefore : new Map(grantedBefore).set(period, granted),
})

/**
 * A shoutout of a past period draws on the points that lapsed in it; a recall returns them, until it is given again.
 */
export const postLapsed = (
  state: KnownMember,
  { period, postings }: { readonly period: Period; readonly postings: readonly Posting[] },
): KnownMember => {
  const points = postedTo('lapsed', postings)
  // A grant that was given whole leaves nothing to lapse, and must not be granted again.
  const granted = -postedTo('granted', postings)
  if (points === 0 && granted === 0) return state
  const { shoutout } = state.allowances
  const lapsed = new Map(shoutout.lapsed).set(period, (shoutout.lapsed.get(period) ?? 0) + points)
  const before = shoutout.grantedBefore
  const grantedBefore =
    granted === 0 ? before : new Map(before).set(period, (before.get(period) ?? 0) + granted)
  return withAllowance(state, 'shoutout', { ...shoutout, lapsed, grantedBefore })
}

/** The recall of an award that a past period paid returns its points to those that lapsed in it. */
export const postLapsedAwards = (
  state: KnownMember,
  { period, postings }: { readonly period: Period | null; readonly postings: readonly Posting[] },
): KnownMember => {
  const points = postedTo('lapsed', postings)
  if (period === null || points === 0) return state
  const { award } = state.allowances
  const lapsed = new Map(award.lapsed).set(period, (award.lapsed.get(period) ?? 0) + points)
  return withAllowance(state, 'award', { ...award, lapsed })
}

type MovingEvent = Extract<MemberEvent, { data: { postings: unknown } }>

export const applyPostings = (state: KnownMember, postings: MovingEvent['data']['postings']): KnownMember => {
  const { shoutout, award } = state.allowances
  const redeemable = postedTo('redeemable', postings)
  return {
    ...state,
    redeemable: state.redeemable + redeemable,
    income: state.income + Math.max(0, redeemable),
    owed: state.owed + postedTo('owed', postings),
    allowances: {
      shoutout: { ...shoutout, points: shoutout.points + postedTo('allowance:shoutout', postings) },
      award: { ...award, points: award.points + postedTo('allowance:award', postings) },
    },
  }
}

/** Recalled points did not come in. */
export const withoutRecalledIncome = (state: KnownMember, postings: readonly Posting[]): KnownMember => ({
  ...state,
  income: state.income + postedTo('redeemable', postings),
})
