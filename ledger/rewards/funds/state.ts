import { assertNever } from '../../kernel/assertNever.ts'
import type { Points } from '../../kernel/points.ts'
import type { FundEvent } from './events.ts'
import { noReservations, type Reservations, withoutReservation, withReservation } from './reservations.ts'

export type FundState = {
  readonly available: Points
  /** Set aside for redemptions under way. */
  readonly reserved: Reservations
  /** Every top-up so far; a team has few. */
  readonly topUps: readonly TopUp[]
}

type TopUp = { readonly topUpId: string; readonly points: Points; readonly paymentReference: string }

export const initialState: FundState = { available: 0, reserved: noReservations, topUps: [] }

export const evolve = (state: FundState, event: FundEvent): FundState => {
  const { points } = event.data
  switch (event.type) {
    case 'FundToppedUp': {
      const { topUpId, paymentReference } = event.data
      const topUps = [...state.topUps, { topUpId, points, paymentReference }]
      return { ...state, available: state.available + points, topUps }
    }
    case 'FundReserved':
      return {
        ...state,
        available: state.available - points,
        reserved: withReservation(state.reserved, event.data.redemptionId, points),
      }
    case 'FundReleased':
      return {
        ...state,
        available: state.available + points,
        reserved: withoutReservation(state.reserved, event.data.redemptionId),
      }
    case 'FundCaptured':
      return { ...state, reserved: withoutReservation(state.reserved, event.data.redemptionId) }
    case 'FundRefunded':
      return { ...state, available: state.available + points }
    default:
      return assertNever(event)
  }
}
