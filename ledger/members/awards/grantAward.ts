import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { GrantId, MemberId } from '../../kernel/ids.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberInactive, type MemberUnknown, memberInactive, memberUnknown } from '../memberUnknown.ts'
import { type MemberState, occasionKey } from '../state.ts'
import type { Occasion } from './awardEvents.ts'
import { type CompanyAward, grantedAward } from './grantedAward.ts'

/**
 * Celebrates a member, once per occasion. The policy holds points and gifts, so that a late duplicate with other
 * settings changes nothing.
 */
export type GrantAward = Command<
  'grantAward',
  { readonly grantId: GrantId; readonly memberId: MemberId; readonly occasion: Occasion },
  CompanyAward & { readonly daysLate: number }
>

export type OccasionCelebrated = { readonly code: 'OCCASION_CELEBRATED' }

export const grantAward = (
  state: MemberState,
  { data, policy }: GrantAward,
): Decision<MemberEvent, MemberUnknown | MemberInactive | OccasionCelebrated> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (!state.isActive) return memberInactive()
  if (state.celebrated.has(occasionKey(data.occasion))) return reject({ code: 'OCCASION_CELEBRATED' })
  const { daysLate, ...award } = policy
  return accept({ type: 'AwardGranted', data: { ...data, daysLate, ...grantedAward(state, award) } })
}
