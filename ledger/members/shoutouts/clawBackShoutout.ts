import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { MemberId, ShoutoutId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { ClawBackPolicy } from '../../teams/vocabulary.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'

/**
 * Takes back the credit of a recalled shoutout. Points already spent are borne by the company or owed by the recipient.
 */
export type ClawBackShoutout = Command<
  'clawBackShoutout',
  { readonly shoutoutId: ShoutoutId; readonly recipientId: MemberId; readonly points: Points },
  { readonly clawBackPolicy: ClawBackPolicy }
>

export const clawBackShoutout = (
  state: MemberState,
  { data, policy }: ClawBackShoutout,
): Decision<MemberEvent, MemberUnknown> => {
  if (state.kind === 'unknown') return memberUnknown()
  const { shoutoutId, recipientId, points } = data
  const isOwed = policy.clawBackPolicy === 'owe'
  // What the company bore at the last recall was not credited again; the member may have earned other points since.
  const credited = isOwed ? points : points - (state.absorbed.get(shoutoutId) ?? 0)
  const returned = Math.min(credited, state.redeemable)
  const spent = points - returned
  return accept({
    type: 'ShoutoutClawedBack',
    data: {
      shoutoutId,
      recipientId,
      points,
      absorbed: isOwed ? 0 : spent,
      postings: [
        ...move(returned, { account: 'redeemable', member: recipientId }, { account: 'clearing' }),
        ...move(spent, isOwed ? { account: 'owed', member: recipientId } : { account: 'absorbed' }, {
          account: 'clearing',
        }),
      ],
    },
  })
}
