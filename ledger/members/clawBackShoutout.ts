import { accept, type Command, type Decision } from '../decider/decider.ts'
import type { MemberId, ShoutoutId } from '../values/ids.ts'
import type { Points } from '../values/points.ts'
import { move } from '../values/posting.ts'
import type { MemberEvent } from './events.ts'
import { type MemberUnknown, memberUnknown } from './memberUnknown.ts'
import type { MemberState } from './state.ts'

/** Takes the credit of a recalled shoutout back. What has been spent already, the company bears. */
export type ClawBackShoutout = Command<
  'clawBackShoutout',
  { readonly shoutoutId: ShoutoutId; readonly recipientId: MemberId; readonly points: Points }
>

export const clawBackShoutout = (
  state: MemberState,
  { data }: ClawBackShoutout,
): Decision<MemberEvent, MemberUnknown> => {
  if (state.kind === 'unknown') return memberUnknown()
  const { shoutoutId, recipientId, points } = data
  const returned = Math.min(points, state.redeemable)
  const absorbed = points - returned
  return accept({
    type: 'ShoutoutClawedBack',
    data: {
      shoutoutId,
      recipientId,
      points,
      absorbed,
      postings: [
        ...move(returned, { account: 'redeemable', member: recipientId }, { account: 'clearing' }),
        ...move(absorbed, { account: 'absorbed' }, { account: 'clearing' }),
      ],
    },
  })
}
