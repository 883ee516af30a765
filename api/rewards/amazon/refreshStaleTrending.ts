import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import type { VendorConnections } from '../vendors/connections/vendorConnections.ts'
import { refreshTrending, staleTrending } from './trending.ts'

const staleMilliseconds = 6 * 60 * 60_000
const placeMilliseconds = 30_000

/** Reads again what is trending where members look at it, one marketplace after the other. */
export const refreshStaleTrending = async (
  {
    database,
    vendors,
  }: { readonly database: Queryable; readonly vendors: Pick<VendorConnections, 'connectionWith'> },
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const before = instantOf(new Date(Date.parse(now) - staleMilliseconds))
  for (const { connectionId, region } of await staleTrending(database, before)) {
    if (signal.aborted) return
    const marketplace = (await vendors.connectionWith(connectionId))?.client.marketplace
    if (!marketplace) continue
    const place = { connectionId, region, marketplace }
    try {
      await refreshTrending(
        database,
        place,
        now,
        AbortSignal.any([signal, AbortSignal.timeout(placeMilliseconds)]),
      )
    } catch (error) {
      // Amazon does not answer: members see what was read before, and the next run tries again.
      if (!(error instanceof VendorUncertain)) throw error
    }
  }
}
