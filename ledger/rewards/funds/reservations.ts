import type { RedemptionId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'

/** What is set aside for one redemption, and the part of it that is paid after the month. */
export type Reservation = { readonly points: Points; readonly postpaid: Points }

/**
 * What is set aside for redemptions under way, in up to 256 parts by the first two digits of their ids. A change copies
 * one part: its cost hardly grows with the redemptions that are open.
 */
export type Reservations = ReadonlyMap<string, ReadonlyMap<RedemptionId, Reservation>>

export const noReservations: Reservations = new Map()

const partOf = (redemptionId: RedemptionId): string => redemptionId.slice(0, 2)

/** Undefined for a redemption without a reservation. */
export const reservedFor = (
  reservations: Reservations,
  redemptionId: RedemptionId,
): Reservation | undefined => reservations.get(partOf(redemptionId))?.get(redemptionId)

export const withReservation = (
  reservations: Reservations,
  redemptionId: RedemptionId,
  reservation: Reservation,
): Reservations => {
  const part = partOf(redemptionId)
  return new Map(reservations).set(part, new Map(reservations.get(part)).set(redemptionId, reservation))
}

export const withoutReservation = (reservations: Reservations, redemptionId: RedemptionId): Reservations => {
  const name = partOf(redemptionId)
  const [changed, part] = [new Map(reservations), new Map(reservations.get(name))]
  part.delete(redemptionId)
  if (part.size === 0) changed.delete(name)
  else changed.set(name, part)
  return changed
}
