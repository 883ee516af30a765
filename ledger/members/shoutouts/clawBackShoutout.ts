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
  const returned = Math.min(points, state.redeemable)
  const spent = points - returned
  const isOwed = policy.clawBackPolicy === 'owe'
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
