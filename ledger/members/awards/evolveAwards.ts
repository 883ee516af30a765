import type { GrantId } from '../../kernel/ids.ts'
import type { Instant } from '../../kernel/instant.ts'
import type { Points } from '../../kernel/points.ts'
import { recallableAwardsMax } from '../limits.ts'
import type { GivenAward, KnownMember } from '../state.ts'
import type { GivenAwardFields, ProposedAward } from './awardEvents.ts'

/** Keeps awards in the order in which their windows close. */
export const rememberAward = (
  state: KnownMember,
  given: GivenAwardFields & { readonly recallableUntil: Instant },
): KnownMember => {
  const { grantId, awardId, awardName, recipientIds, pointsEach, gifts, period, recallableUntil } = given
  const place = state.givenAwards.findLastIndex(known => known.recallableUntil <= recallableUntil) + 1
  const givenAwards = state.givenAwards.toSpliced(place, 0, {
    grantId,
    awardId,
    awardName,
    recipientIds,
    pointsEach,
    gifts,
    period,
    recallableUntil,
    isRecalled: false,
    clawBackPolicies: [],
  })
  if (givenAwards.length > recallableAwardsMax) givenAwards.shift()
  return { ...state, givenAwards }
}

export const withProposedAward = (state: KnownMember, proposed: ProposedAward): KnownMember => ({
  ...state,
  proposedAwards: new Map(state.proposedAwards).set(proposed.grantId, proposed),
})

export const withoutProposedAward = (state: KnownMember, grantId: GrantId): KnownMember => {
  const proposedAwards = new Map(state.proposedAwards)
  proposedAwards.delete(grantId)
  return { ...state, proposedAwards }
}

/** Notes that an award was taken back, or given again. */
export const turnAward = (
  state: KnownMember,
  { grantId, clawBackPolicies }: Pick<GivenAward, 'grantId' | 'clawBackPolicies'>,
  isRecalled: boolean,
): KnownMember => ({
  ...state,
  givenAwards: state.givenAwards.map(known =>
    known.grantId === grantId ? { ...known, isRecalled, clawBackPolicies } : known,
  ),
})

/** Notes the points of an award that the company bears. */
export const bearAward = (
  state: KnownMember,
  { grantId, absorbed }: { readonly grantId: GrantId; readonly absorbed: Points },
): KnownMember =>
  absorbed === (state.borneOfAwards.get(grantId) ?? 0)
    ? state
    : { ...state, borneOfAwards: new Map(state.borneOfAwards).set(grantId, absorbed) }
