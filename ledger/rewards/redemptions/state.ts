import { assertNever } from '../../kernel/assertNever.ts'
import type { MemberId, RedemptionId, RewardId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { DeclineReason, Funding, RedemptionEvent } from './events.ts'

type Subject = {
  readonly redemptionId: RedemptionId
  readonly memberId: MemberId
  readonly points: Points
  readonly funding: Funding
}

/** A requested redemption and its reward. */
type Asked = Subject & { readonly rewardId: RewardId }

/** `REQUESTED` until the points are taken; then the life a person sees. */
export type RedemptionState =
  | { readonly status: 'NONE' }
  | ({ readonly status: 'REQUESTED' | 'PENDING' | 'COMPLETE' | 'CANCELLED' } & Asked)
  | ({ readonly status: 'DECLINED'; readonly reason: DeclineReason } & Asked)

export const initialState: RedemptionState = { status: 'NONE' }

export const evolve = (state: RedemptionState, event: RedemptionEvent): RedemptionState => {
  const { redemptionId, memberId, points, funding } = event.data
  const subject: Subject = { redemptionId, memberId, points, funding }
  if (event.type === 'RedemptionRequested')
    return { status: 'REQUESTED', ...subject, rewardId: event.data.reward.rewardId }
  if (state.status === 'NONE') throw new Error(`${event.type} of ${redemptionId} comes before its request.`)
  return moved(event, { ...subject, rewardId: state.rewardId })
}

type Move = Exclude<RedemptionEvent, { readonly type: 'RedemptionRequested' }>

const moved = (event: Move, asked: Asked): RedemptionState => {
  switch (event.type) {
    case 'RedemptionPlaced':
      return { status: 'PENDING', ...asked }
    case 'RedemptionDeclined':
      return { status: 'DECLINED', ...asked, reason: event.data.reason }
    case 'RedemptionCompleted':
      return { status: 'COMPLETE', ...asked }
    case 'RedemptionCancelled':
      return { status: 'CANCELLED', ...asked }
    default:
      return assertNever(event)
  }
}

export const subjectOf = ({ redemptionId, memberId, points, funding }: Subject): Subject => ({
  redemptionId,
  memberId,
  points,
  funding,
})
