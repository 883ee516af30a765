import { assertNever } from '../../kernel/assertNever.ts'
import type { Month } from '../../kernel/month.ts'
import type { Points } from '../../kernel/points.ts'
import type { FundEvent } from './events.ts'
import { noReservations, type Reservations, withoutReservation, withReservation } from './reservations.ts'
import type { PaymentMethod, ReversalCause } from './vocabulary.ts'

export type FundState = {
  readonly method: PaymentMethod
  readonly available: Points
  /** What rewards cost that the team has yet to pay for. */
  readonly accrued: Points
  /** The points of reversed top-ups that were spent already; rewards pause until they are repaid. */
  readonly owed: Points
  /** Set aside for redemptions under way. */
  readonly reserved: Reservations
  /** Every top-up so far; a team has few. */
  readonly topUps: readonly TopUp[]
  readonly settlements: readonly Settlement[]
}

export type TopUp = {
  readonly topUpId: string
  readonly points: Points
  readonly paymentReference: string
  readonly reversals: readonly Reversal[]
}

export type Reversal = {
  readonly reference: string
  readonly cause: ReversalCause
  readonly points: Points
  /** Its money came in again. */
  readonly isReinstated: boolean
}

export type Settlement = {
  readonly statementId: string
  readonly month: Month
  readonly points: Points
  readonly paymentReference: string
}

export const initialState: FundState = {
  method: 'prepaid',
  available: 0,
  accrued: 0,
  owed: 0,
  reserved: noReservations,
  topUps: [],
  settlements: [],
}

export const evolve = (state: FundState, event: FundEvent): FundState => {
  switch (event.type) {
    case 'FundToppedUp': {
      const { topUpId, points, paymentReference } = event.data
      const topUps = [...state.topUps, { topUpId, points, paymentReference, reversals: [] }]
      return { ...credited(state, event.data), topUps }
    }
    case 'FundReserved': {
      const { redemptionId, points, postpaid } = event.data
      return {
        ...state,
        available: state.available - (points - postpaid),
        accrued: state.accrued + postpaid,
        reserved: withReservation(state.reserved, redemptionId, { points, postpaid }),
      }
    }
    case 'FundReleased': {
      const reserved = withoutReservation(state.reserved, event.data.redemptionId)
      return { ...credited(state, event.data), reserved }
    }
    case 'FundCaptured':
      return { ...state, reserved: withoutReservation(state.reserved, event.data.redemptionId) }
    case 'FundRefunded':
      return credited(state, event.data)
    case 'PaymentMethodChosen':
      return { ...state, method: event.data.method }
    case 'TopUpReversed': {
      const { topUpId, reference, cause, points, owed } = event.data
      const reversal = { reference, cause, points, isReinstated: false }
      return {
        ...state,
        available: state.available - (points - owed),
        owed: state.owed + owed,
        topUps: changed(state.topUps, topUpId, reversals => [...reversals, reversal]),
      }
    }
    case 'TopUpReinstated': {
      const { topUpId, reference } = event.data
      const topUps = changed(state.topUps, topUpId, reversals =>
        reversals.map(reversal =>
          reversal.reference === reference ? { ...reversal, isReinstated: true } : reversal,
        ),
      )
      return { ...credited(state, event.data), topUps }
    }
    case 'PostpaySettled': {
      const { statementId, month, points, paymentReference } = event.data
      const settlements = [...state.settlements, { statementId, month, points, paymentReference }]
      return { ...credited(state, event.data), settlements }
    }
    default:
      return assertNever(event)
  }
}

type Credit = { readonly points: Points; readonly postpaid?: Points; readonly repaid: Points }

const credited = (state: FundState, { points, postpaid = 0, repaid }: Credit): FundState => ({
  ...state,
  available: state.available + (points - postpaid - repaid),
  accrued: state.accrued - postpaid,
  owed: state.owed - repaid,
})

const changed = (
  topUps: readonly TopUp[],
  topUpId: string,
  change: (reversals: readonly Reversal[]) => readonly Reversal[],
): readonly TopUp[] =>
  topUps.map(topUp => (topUp.topUpId === topUpId ? { ...topUp, reversals: change(topUp.reversals) } : topUp))
