import type { ShoutoutId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { recallableShoutoutsMax } from '../limits.ts'
import type { GivenShoutout, KnownMember } from '../state.ts'
import { messageKeyOf } from './repeatedShoutout.ts'

/** Keeps shoutouts in the order in which their windows close: an import may add old shoutouts after today's. */
export const remember = (
  state: KnownMember,
  given: Omit<GivenShoutout, 'messageKey' | 'isRecalled' | 'clawBackPolicies'> & { readonly message: string },
): KnownMember => {
  const { shoutoutId, recipientIds, pointsEach, channelId, period, recallableUntil } = given
  const place = state.givenShoutouts.findLastIndex(known => known.recallableUntil <= recallableUntil) + 1
  const givenShoutouts = state.givenShoutouts.toSpliced(place, 0, {
    shoutoutId,
    recipientIds,
    pointsEach,
    channelId,
    period,
    recallableUntil,
    messageKey: messageKeyOf(given.message),
    isRecalled: false,
    clawBackPolicies: [],
  })
  if (givenShoutouts.length > recallableShoutoutsMax) givenShoutouts.shift()
  return { ...state, givenShoutouts }
}

/** Notes that a shoutout was taken back, or given again. */
export const turn = (
  state: KnownMember,
  { shoutoutId, clawBackPolicies }: Pick<GivenShoutout, 'shoutoutId' | 'clawBackPolicies'>,
  isRecalled: boolean,
): KnownMember => ({
  ...state,
  givenShoutouts: state.givenShoutouts.map(known =>
    known.shoutoutId === shoutoutId ? { ...known, isRecalled, clawBackPolicies } : known,
  ),
})

/** Notes the points of a shoutout that the company bears. */
export const bear = (state: KnownMember, shoutoutId: ShoutoutId, points: Points): KnownMember => {
  if (points === 0 && !state.absorbed.has(shoutoutId)) return state
  const absorbed = new Map(state.absorbed)
  if (points === 0) absorbed.delete(shoutoutId)
  else absorbed.set(shoutoutId, points)
  return { ...state, absorbed }
}
