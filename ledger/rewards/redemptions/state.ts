import { assertNever } from '../../kernel/assertNever.ts'
import type { GroupId, MemberId, RedemptionId, RewardId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { HoldReason, RewardOrder, VendorId, VendorName } from '../orders/vocabulary.ts'
import type { DeclineReason, Funding, RedemptionEvent, RedemptionType } from './events.ts'
import type { LifeStatus } from './lifeCycle.ts'

type Subject = {
  readonly redemptionId: RedemptionId
  readonly memberId: MemberId
  readonly points: Points
  readonly funding: Funding
}

/** The order at a vendor. It may exist there as soon as it is started. */
export type VendorOrder = {
  readonly vendor: VendorName
  readonly handle: string
  /** Null until the vendor has accepted it. */
  readonly vendorOrderId: VendorId | null
}

/** What was asked for, and how far its order is. */
type Asked = Subject & {
  readonly redemptionType: RedemptionType
  readonly rewardId: RewardId
  readonly order: RewardOrder | null
  readonly groupId: GroupId
  readonly hold: HoldReason | null
  /** An administrator has reviewed it: it is not held a second time. */
  readonly isReleased: boolean
  readonly vendorOrder: VendorOrder | null
  readonly trackingNumbers: readonly string[]
  /** The statuses so far, including the current one; none until the points are taken. */
  readonly reached: readonly LifeStatus[]
}

/** `REQUESTED` until the points are taken; then the life a person sees. */
export type RedemptionState =
  | { readonly status: 'NONE' }
  | ({ readonly status: 'REQUESTED' | LifeStatus } & Asked)
  | ({ readonly status: 'DECLINED'; readonly reason: DeclineReason } & Asked)

export type KnownRedemption = Exclude<RedemptionState, { readonly status: 'NONE' }>

export const initialState: RedemptionState = { status: 'NONE' }

export const evolve = (state: RedemptionState, event: RedemptionEvent): RedemptionState => {
  if (event.type === 'RedemptionRequested') return requested(event.data)
  if (state.status === 'NONE')
    throw new Error(`${event.type} of ${event.data.redemptionId} comes before its request.`)
  return moved(state, event)
}

type Requested = Extract<RedemptionEvent, { readonly type: 'RedemptionRequested' }>
type Move = Exclude<RedemptionEvent, Requested>

const requested = (data: Requested['data']): RedemptionState => ({
  status: 'REQUESTED',
  ...subjectOf(data),
  redemptionType: data.redemptionType,
  rewardId: data.reward.rewardId,
  order: data.order,
  groupId: data.groupId,
  hold: null,
  isReleased: false,
  vendorOrder: null,
  trackingNumbers: [],
  reached: [],
})

const moved = (state: KnownRedemption, event: Move): RedemptionState => {
  switch (event.type) {
    case 'RedemptionPlaced':
      return enter(state, 'PENDING')
    case 'RedemptionDeclined':
      return { ...state, status: 'DECLINED', reason: event.data.reason }
    case 'RedemptionHeld':
      return { ...state, hold: event.data.reason }
    case 'RedemptionReleased':
      return { ...state, hold: null, isReleased: true }
    case 'OrderStarted': {
      const { vendor, handle } = event.data
      return { ...state, vendorOrder: { vendor, handle, vendorOrderId: null } }
    }
    case 'OrderAccepted':
      if (!state.vendorOrder)
        throw new Error(`OrderAccepted of ${state.redemptionId} comes before its start.`)
      return { ...state, vendorOrder: { ...state.vendorOrder, vendorOrderId: event.data.vendorOrderId } }
    case 'RedemptionShipped':
      return { ...state, trackingNumbers: [...state.trackingNumbers, event.data.trackingNumber] }
    case 'RedemptionProcessing':
      return enter(state, 'PROCESSING')
    case 'RedemptionCompleted':
      return enter(state, 'COMPLETE')
    case 'RedemptionCancelled':
      return enter(state, 'CANCELLED')
    case 'RedemptionReturned':
      return enter(state, 'RETURNED')
    default:
      return assertNever(event)
  }
}

const enter = (state: KnownRedemption, status: LifeStatus): RedemptionState => ({
  ...state,
  status,
  reached: [...state.reached, status],
})

export const subjectOf = ({ redemptionId, memberId, points, funding }: Subject): Subject => ({
  redemptionId,
  memberId,
  points,
  funding,
})
