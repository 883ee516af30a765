import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { MemberId, ShoutoutId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import { earnPoints } from '../points/earnPoints.ts'
import type { MemberState } from '../state.ts'
import type { OptionalChannel } from './shoutoutEvents.ts'

/**
 * Credits the points of a shoutout to a recipient. If it was recalled before, the company first gets back the points
 * that it bore.
 */
export type CreditShoutout = Command<
  'creditShoutout',
  {
    readonly shoutoutId: ShoutoutId
    readonly recipientId: MemberId
    readonly giverId: MemberId
    readonly points: Points
  },
  CreditPolicy
>

/** Not part of the intent: a retry by a version that names the channel is the same command. */
export type CreditPolicy = { readonly channelId?: OptionalChannel }

export const creditShoutout = (
  state: MemberState,
  { data, policy }: CreditShoutout,
): Decision<MemberEvent, MemberUnknown> => {
  if (state.kind === 'unknown') return memberUnknown()
  const absorbed = state.absorbed.get(data.shoutoutId) ?? 0
  const postings = [
    ...move(absorbed, { account: 'clearing' }, { account: 'absorbed' }),
    ...earnPoints(state, data.points - absorbed, { account: 'clearing' }),
  ]
  return accept({ type: 'ShoutoutCredited', data: { ...data, ...policy, postings } })
}
