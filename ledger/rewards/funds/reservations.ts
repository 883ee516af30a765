import type { PartedMap } from '../../kernel/partedMap.ts'
import type { Points } from '../../kernel/points.ts'

/** What is set aside for one redemption, and the part of it that is paid after the month. */
export type Reservation = { readonly points: Points; readonly postpaid: Points }

/** What is set aside for redemptions under way, by their ids. */
export type Reservations = PartedMap<Reservation>

export const noReservations: Reservations = new Map()
