import { impossible } from '../decider/impossible.ts'
import type { RedemptionId } from '../values/ids.ts'
import type { Points } from '../values/points.ts'
import type { FundEvent } from './events.ts'

export type FundState = {
  readonly available: Points
  /** Set aside for redemptions under way. */
  readonly reserved: ReadonlyMap<RedemptionId, Points>
}

export const initialState: FundState = { available: 0, reserved: new Map() }

export const evolve = (state: FundState, event: FundEvent): FundState => {
  const { points } = event.data
  switch (event.type) {
    case 'FundToppedUp':
      return { ...state, available: state.available + points }
    case 'FundReserved':
      return {
        available: state.available - points,
        reserved: new Map(state.reserved).set(event.data.redemptionId, points),
      }
    case 'FundReleased':
      return { available: state.available + points, reserved: without(state, event.data.redemptionId) }
    case 'FundCaptured':
      return { ...state, reserved: without(state, event.data.redemptionId) }
    default:
      return impossible(event)
  }
}

const without = (state: FundState, redemptionId: RedemptionId): ReadonlyMap<RedemptionId, Points> => {
  const reserved = new Map(state.reserved)
  reserved.delete(redemptionId)
  return reserved
}
