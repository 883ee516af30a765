import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { MemberId } from '../../kernel/ids.ts'
import { jsonEquals } from '../../kernel/jsonEquals.ts'
import type { AllowanceGrant } from '../allowances/allowanceGrant.ts'
import { changeAllowance } from '../allowances/changeAllowance.ts'
import type { AllowanceKind, MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { KnownMember, MemberState } from '../state.ts'
import type { MemberDetails } from './details.ts'

/**
 * Changes details that people operations keep of a member; omitted fields stay. The policy holds the allowance without
 * an override; without the policy a changed override takes effect in the next period.
 */
export type ChangeMemberDetails = Command<
  'changeMemberDetails',
  { readonly memberId: MemberId; readonly changes: Partial<MemberDetails> },
  Readonly<Record<AllowanceKind, AllowanceGrant>> | undefined
>

export const changeMemberDetails = (
  state: MemberState,
  { data: { memberId, changes }, policy: grants }: ChangeMemberDetails,
): Decision<MemberEvent, MemberUnknown> => {
  if (state.kind === 'unknown' || state.isErased) return memberUnknown()
  const details = { ...state.details, ...changes }
  if (jsonEquals(state.details, details)) return accept()
  const changed: KnownMember = { ...state, details }
  const allowances = grants
    ? overridesChanged(state.details, details).flatMap(kind => changeAllowance(changed, kind, grants[kind]))
    : []
  return accept({ type: 'MemberDetailsSet', data: { memberId, details } }, ...allowances)
}

const overridesChanged = (before: MemberDetails, after: MemberDetails): AllowanceKind[] => [
  ...(before.shoutoutAllowanceOverride === after.shoutoutAllowanceOverride ? [] : ['shoutout' as const]),
  ...(before.awardAllowanceOverride === after.awardAllowanceOverride ? [] : ['award' as const]),
]
