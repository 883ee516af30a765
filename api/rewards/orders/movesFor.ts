import { type LifeStatus, pathTo } from '@laurel/ledger/rewards/redemptions/lifeCycle.ts'
import type { KnownRedemption } from '@laurel/ledger/rewards/redemptions/state.ts'
import type { OrderReport, ReportedStatus } from '../vendors/port.ts'

export type MovePlan =
  | {
      readonly kind: 'moves'
      /** None for a late or doubled report. */
      readonly moves: readonly LifeStatus[]
      readonly takesParcels: boolean
    }
  | { readonly kind: 'contradiction'; readonly problem: string }

const statusOf = {
  pending: 'PENDING',
  processing: 'PROCESSING',
  complete: 'COMPLETE',
  cancelled: 'CANCELLED',
  returned: 'RETURNED',
} as const satisfies Record<ReportedStatus, LifeStatus>

/** What came back can be called either: the life cycle of a type has only one of them after the delivery. */
const takenBack: readonly LifeStatus[] = ['CANCELLED', 'RETURNED']

/** The moves that lead a redemption to what its vendor reports. */
export const movesFor = (
  { status, redemptionType, reached }: KnownRedemption,
  { status: reported }: Pick<OrderReport, 'status'>,
): MovePlan => {
  const wanted = statusOf[reported]
  const current = reached.find(known => known === status)
  if (current === undefined)
    return contradiction(`The vendor reports ${reported}, but the points of this redemption were not taken.`)
  const takesParcels = !takenBack.includes(current)
  const late: MovePlan = { kind: 'moves', moves: [], takesParcels }
  if (reached.includes(wanted)) return late
  const ends = takenBack.includes(wanted) ? [wanted, ...takenBack.filter(end => end !== wanted)] : [wanted]
  for (const end of ends) {
    const moves = pathTo(redemptionType, current, end)
    if (moves) return { kind: 'moves', moves, takesParcels }
  }
  // An order under way contradicts nothing: the report is late, or the type has no such status.
  if (reported === 'pending' || reported === 'processing') return late
  // Returned and cancelled mean the same for the points.
  if (takenBack.includes(wanted) && takenBack.includes(current)) return late
  if (redemptionType === 'DONATION' && wanted === 'CANCELLED') return contradiction(unpaidDonation)
  return contradiction(`The vendor reports ${reported}, but this redemption is ${status}.`)
}

/** Its life cycle has no refund any more: the books say that the donation is paid. */
const unpaidDonation =
  'The partner refused this donation after it had begun to pay. Pay the nonprofit yourself and record the proof of ' +
  'payment, or enter its number at the partner and give the points back by an adjustment.'

const contradiction = (problem: string): MovePlan => ({ kind: 'contradiction', problem })
