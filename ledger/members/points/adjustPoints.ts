import type { AdjustableAccount } from '../../kernel/account.ts'
import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { MemberEvent } from '../events.ts'
import { unapprovedPointsPerDayMax } from '../limits.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import { refuseProposal, type TooManyProposals } from '../secondAdministrator.ts'
import type { MemberState } from '../state.ts'
import { limitDayOf, needsSecondAdministrator } from './needsSecondAdministrator.ts'
import { type AdjustmentExceedsBalance, recordAdjustment } from './recordAdjustment.ts'

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
  },
  | {
      /** The points of a member and day that need no approval; by default the most that a team can allow. */
      readonly unapprovedPointsPerDay: Points
    }
  | undefined
>

export type AdjustPointsRejection =
  | MemberUnknown
  | AdjustmentExceedsBalance
  | { readonly code: 'REASON_REQUIRED' }
  | { readonly code: 'NOTHING_TO_ADJUST' }
  | TooManyProposals

export const adjustPoints = (
  state: MemberState,
  { id, data, actor, occurredAt, policy }: AdjustPoints,
): Decision<MemberEvent, AdjustPointsRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (data.reason.trim() === '') return reject({ code: 'REASON_REQUIRED' })
  if (data.points === 0) return reject({ code: 'NOTHING_TO_ADJUST' })
  const day = limitDayOf(occurredAt)
  const limit = policy?.unapprovedPointsPerDay ?? unapprovedPointsPerDayMax
  if (needsSecondAdministrator(state, data.points, actor, day, limit)) {
    const refusal = refuseProposal(state)
    return (
      refusal ??
      accept({ type: 'AdjustmentProposed', data: { ...data, adjustmentId: id, proposedBy: actor.id } })
    )
  }
  return recordAdjustment(state, data, { kind: 'notNeeded', day })
}
