import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import type { HoldReason } from '../orders/vocabulary.ts'
import type { OrderUnderWay } from './cancelRedemption.ts'
import type { RedemptionEvent } from './events.ts'
import { type MoveRejection, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** Holds a redemption for review before its order is placed. People see it as pending. */
export type HoldRedemption = Command<
  'holdRedemption',
  { readonly redemptionId: RedemptionId; readonly reason: HoldReason }
>

export const holdRedemption = (
  state: RedemptionState,
  { data }: HoldRedemption,
): Decision<RedemptionEvent, MoveRejection | OrderUnderWay> => {
  if (state.status !== 'REQUESTED' && state.status !== 'PENDING') return refuseMove(state)
  if (state.vendorOrder) return reject({ code: 'ORDER_UNDER_WAY' })
  return state.hold === null
    ? accept({ type: 'RedemptionHeld', data: { ...subjectOf(state), reason: data.reason } })
    : accept()
}
