import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { AwardId, GrantId, MemberId } from '../../kernel/ids.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberInactive, type MemberUnknown, memberInactive, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'
import type { WonIn } from './awardEvents.ts'
import { type CompanyAward, grantedAward } from './grantedAward.ts'

/** Gives a member the award of a competition or a nomination campaign. The policy holds the award as it was then. */
export type GrantPrize = Command<
  'grantPrize',
  {
    readonly grantId: GrantId
    readonly awardId: AwardId
    readonly memberId: MemberId
    readonly decidedBy: MemberId
    readonly wonIn: WonIn
  },
  CompanyAward
>

export const grantPrize = (
  state: MemberState,
  { data, policy }: GrantPrize,
): Decision<MemberEvent, MemberUnknown | MemberInactive> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (!state.isActive) return memberInactive()
  return accept({ type: 'PrizeGranted', data: { ...data, ...grantedAward(state, policy) } })
}
