import type { AdjustableAccount } from '../../kernel/account.ts'
import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { MemberEvent } from '../events.ts'
import { openProposalsMax } from '../limits.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'
import { type AdjustmentExceedsBalance, recordAdjustment } from './recordAdjustment.ts'
import { limitDayOf, needsSecondAdministrator } from './secondAdministrator.ts'

/**
 * An administrator's correction of a balance, up or down, with the reason for the record. It is a proposal where a
 * second administrator has to approve; see `needsSecondAdministrator`.
 */
export type AdjustPoints = Command<
  'adjustPoints',
  {
    readonly memberId: MemberId
    readonly account: AdjustableAccount
    /** The signed change of the account. */
    readonly points: Points
    readonly reason: string
  }
>

export type AdjustPointsRejection =
  | MemberUnknown
  | AdjustmentExceedsBalance
  | { readonly code: 'REASON_REQUIRED' }
  | { readonly code: 'NOTHING_TO_ADJUST' }
  | { readonly code: 'TOO_MANY_PROPOSALS'; readonly limit: number }

export const adjustPoints = (
  state: MemberState,
  { id, data, actor, occurredAt }: AdjustPoints,
): Decision<MemberEvent, AdjustPointsRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (data.reason.trim() === '') return reject({ code: 'REASON_REQUIRED' })
  if (data.points === 0) return reject({ code: 'NOTHING_TO_ADJUST' })
  const day = limitDayOf(occurredAt)
  if (needsSecondAdministrator(state, data.points, actor, day)) {
    if (state.proposals.size >= openProposalsMax)
      return reject({ code: 'TOO_MANY_PROPOSALS', limit: openProposalsMax })
    return accept({ type: 'AdjustmentProposed', data: { ...data, adjustmentId: id, proposedBy: actor.id } })
  }
  return recordAdjustment(state, data, { kind: 'notNeeded', day })
}
