import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import type { RedemptionEvent } from './events.ts'
import { type MoveRejection, type RedemptionOnHold, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** A parcel left with a tracking number. The same number again changes nothing. */
export type ShipRedemption = Command<
  'shipRedemption',
  { readonly redemptionId: RedemptionId; readonly carrier: string | null; readonly trackingNumber: string }
>

/** The parcels of one redemption, so that its state is bounded. */
export const parcelsMax = 20

export type TooManyParcels = { readonly code: 'TOO_MANY_PARCELS' }

export const shipRedemption = (
  state: RedemptionState,
  { data: { carrier, trackingNumber } }: ShipRedemption,
): Decision<RedemptionEvent, MoveRejection | RedemptionOnHold | TooManyParcels> => {
  if (state.status !== 'PENDING' && state.status !== 'PROCESSING' && state.status !== 'COMPLETE')
    return refuseMove(state)
  if (state.hold !== null) return reject({ code: 'REDEMPTION_ON_HOLD' })
  if (state.trackingNumbers.includes(trackingNumber.trim())) return accept()
  if (state.trackingNumbers.length >= parcelsMax) return reject({ code: 'TOO_MANY_PARCELS' })
  return accept({
    type: 'RedemptionShipped',
    data: { ...subjectOf(state), carrier, trackingNumber: trackingNumber.trim() },
  })
}
