import { assertNever } from '../../kernel/assertNever.ts'
import { withEntry, withoutEntry } from '../../kernel/partedMap.ts'
import type { Points } from '../../kernel/points.ts'
import type { FundEvent } from './events.ts'
import { type Settlement, type TopUp, withReinstatement, withReversal } from './payments.ts'
import { noReservations, type Reservations } from './reservations.ts'
import type { PaymentMethod } from './vocabulary.ts'

export type FundState = {
  readonly method: PaymentMethod
  readonly available: Points
  /** What rewards cost that the team has yet to pay for. */
  readonly accrued: Points
  /** The points of reversed payments that were spent already; rewards pause until they are repaid. */
  readonly owed: Points
  /** Set aside for redemptions under way. */
  readonly reserved: Reservations
  /** Every payment so far; a team has few. */
  readonly topUps: readonly TopUp[]
  readonly settlements: readonly Settlement[]
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
        reserved: withEntry(state.reserved, redemptionId, { points, postpaid }),
      }
    }
    case 'FundReleased': {
      const reserved = withoutEntry(state.reserved, event.data.redemptionId)
      return { ...credited(state, event.data), reserved }
    }
    case 'FundCaptured':
      return { ...state, reserved: withoutEntry(state.reserved, event.data.redemptionId) }
    case 'FundRefunded':
      return credited(state, event.data)
    case 'PaymentMethodChosen':
      return { ...state, method: event.data.method }
    case 'TopUpReversed': {
      const topUps = withReversal(state.topUps, isTopUp(event.data), event.data)
      return { ...debited(state, event.data), topUps }
    }
    case 'TopUpReinstated': {
      const topUps = withReinstatement(state.topUps, isTopUp(event.data), event.data.reference)
      return { ...credited(state, event.data), topUps }
    }
    case 'PostpaySettled': {
      const { statementId, month, points, paymentReference } = event.data
      const settlement = { statementId, month, points, paymentReference, reversals: [] }
      return { ...credited(state, event.data), settlements: [...state.settlements, settlement] }
    }
    case 'PostpayReversed': {
      const settlements = withReversal(state.settlements, isStatement(event.data), event.data)
      return { ...debited(state, event.data), settlements }
    }
    case 'PostpayReinstated': {
      const { reference } = event.data
      const settlements = withReinstatement(state.settlements, isStatement(event.data), reference)
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

type Debit = { readonly points: Points; readonly owed: Points }

const debited = (state: FundState, { points, owed }: Debit): FundState => ({
  ...state,
  available: state.available - (points - owed),
  owed: state.owed + owed,
})

const isTopUp =
  (named: Pick<TopUp, 'topUpId'>) =>
  ({ topUpId }: TopUp): boolean =>
    topUpId === named.topUpId

const isStatement =
  (named: Pick<Settlement, 'statementId'>) =>
  ({ statementId }: Settlement): boolean =>
    statementId === named.statementId
