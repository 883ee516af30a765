import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { MemberId, ShoutoutId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { ClawBackPolicy } from '../../teams/vocabulary.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import { clawBack } from '../points/clawBack.ts'
import type { MemberState } from '../state.ts'

/**
 * Takes back the credit of a recalled shoutout. Points already spent are borne by the company or owed by the recipient. What
 * the company bore at an earlier recall it bears again: the member did not get these points a second time.
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
  const borne = state.absorbed.get(data.shoutoutId) ?? 0
  return accept({
    type: 'ShoutoutClawedBack',
    data: { ...data, ...clawBack({ ...data, ...policy, borne, redeemable: state.redeemable }) },
  })
}
