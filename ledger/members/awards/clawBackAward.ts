import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { AwardId, GrantId, MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { ClawBackPolicy } from '../../teams/vocabulary.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import { clawBack } from '../points/clawBack.ts'
import type { MemberState } from '../state.ts'

/**
 * Takes back the credit of a recalled award. Points already spent are borne by the company or owed by the recipient. What
 * the company bore at an earlier recall it bears again: the member did not get these points a second time.
 */
export type ClawBackAward = Command<
  'clawBackAward',
  {
    readonly grantId: GrantId
    readonly awardId: AwardId
    readonly recipientId: MemberId
    readonly points: Points
  },
  { readonly clawBackPolicy: ClawBackPolicy }
>

export const clawBackAward = (
  state: MemberState,
  { data, policy }: ClawBackAward,
): Decision<MemberEvent, MemberUnknown> => {
  if (state.kind === 'unknown') return memberUnknown()
  const borne = state.borneOfAwards.get(data.grantId) ?? 0
  return accept({
    type: 'AwardClawedBack',
    data: { ...data, ...clawBack({ ...data, ...policy, borne, redeemable: state.redeemable }) },
  })
}
