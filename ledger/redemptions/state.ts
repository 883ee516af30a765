import { impossible } from '../decider/impossible.ts'
import type { MemberId, RedemptionId } from '../values/ids.ts'
import type { Points } from '../values/points.ts'
import type { DeclineReason, Funding, RedemptionEvent } from './events.ts'

type Subject = {
  readonly redemptionId: RedemptionId
  readonly memberId: MemberId
  readonly points: Points
  readonly funding: Funding
}

/** `REQUESTED` until the points are taken; then the life a person sees. */
export type RedemptionState =
  | { readonly status: 'NONE' }
  | ({ readonly status: 'REQUESTED' | 'PENDING' | 'COMPLETE' | 'CANCELLED' } & Subject)
  | ({ readonly status: 'DECLINED'; readonly reason: DeclineReason } & Subject)

export const initialState: RedemptionState = { status: 'NONE' }

export const evolve = (_state: RedemptionState, event: RedemptionEvent): RedemptionState => {
  const { redemptionId, memberId, points, funding } = event.data
  const subject: Subject = { redemptionId, memberId, points, funding }
  switch (event.type) {
    case 'RedemptionRequested':
      return { status: 'REQUESTED', ...subject }
    case 'RedemptionPlaced':
      return { status: 'PENDING', ...subject }
    case 'RedemptionDeclined':
      return { status: 'DECLINED', ...subject, reason: event.data.reason }
    case 'RedemptionCompleted':
      return { status: 'COMPLETE', ...subject }
    case 'RedemptionCancelled':
      return { status: 'CANCELLED', ...subject }
    default:
      return impossible(event)
  }
}

export const subjectOf = ({ redemptionId, memberId, points, funding }: Subject): Subject => ({
  redemptionId,
  memberId,
  points,
  funding,
})
