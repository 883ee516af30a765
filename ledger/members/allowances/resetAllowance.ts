import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { MemberId } from '../../kernel/ids.ts'
import { move } from '../../kernel/posting.ts'
import type { AllowanceKind, MemberEvent } from '../events.ts'
import { type MemberInactive, type MemberUnknown, memberInactive, memberUnknown } from '../memberUnknown.ts'
import type { KnownMember, MemberState } from '../state.ts'
import { type AllowanceGrant, grantedPoints } from './allowanceGrant.ts'

/** Starts a new period: points that were not given lapse, and the new allowance is granted. A repeat has no effect. */
export type ResetAllowance = Command<
  'resetAllowance',
  { readonly memberId: MemberId; readonly allowance: AllowanceKind },
  { readonly grant: AllowanceGrant }
>

export const resetAllowance = (
  state: MemberState,
  { data, policy }: ResetAllowance,
): Decision<MemberEvent, MemberUnknown | MemberInactive> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (!state.isActive) return memberInactive()
  return accept(...resetIfDue(state, data.allowance, policy.grant))
}

/** The reset that is due when a later period has begun. An earlier period never takes an allowance back. */
export const resetIfDue = (
  state: KnownMember,
  allowance: AllowanceKind,
  grant: AllowanceGrant,
): MemberEvent[] => {
  const current = state.allowances[allowance]
  if (current.period !== null && current.period >= grant.period) return []
  const points = grantedPoints(state.details, allowance, grant)
  const account = { account: `allowance:${allowance}`, member: state.memberId } as const
  return [
    {
      type: 'AllowanceReset',
      data: {
        memberId: state.memberId,
        allowance,
        period: grant.period,
        points,
        postings: [
          ...move(current.points, account, { account: 'lapsed' }),
          ...move(points, { account: 'granted' }, account),
        ],
      },
    },
  ]
}
