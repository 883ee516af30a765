import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { MemberId, RedemptionId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { ChosenReward, Funding, RedemptionEvent, RedemptionType } from './events.ts'
import { type RedemptionMoveRefused, type RedemptionUnknown, refuseMove } from './moveRefused.ts'
import type { RedemptionState } from './state.ts'

/** A member chooses a reward at the price it had at that moment. */
export type RequestRedemption = Command<
  'requestRedemption',
  {
    readonly redemptionId: RedemptionId
    readonly memberId: MemberId
    readonly points: Points
    readonly funding: Funding
    readonly redemptionType: RedemptionType
    readonly reward: ChosenReward
  }
>

export const requestRedemption = (
  state: RedemptionState,
  { data }: RequestRedemption,
): Decision<RedemptionEvent, RedemptionMoveRefused | RedemptionUnknown> =>
  state.status === 'NONE' ? accept({ type: 'RedemptionRequested', data }) : refuseMove(state)
