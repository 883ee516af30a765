import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import type { VendorClient } from '../../rewards/vendors/port.ts'
import { compareOrders, type OrderedRedemption, type ReportedOrder } from './compareOrders.ts'
import { keepDifferences } from './exceptionRows.ts'
import { doubtedRedemptions, orderedPayouts, orderedRedemptions } from './orderedRedemptions.ts'
import type { Period } from './paymentsOfProvider.ts'

export type OrdersDependencies = {
  readonly database: Queryable
  readonly vendorNamed: (
    teamId: TeamId,
    name: VendorName,
  ) => Promise<{ readonly client: Pick<VendorClient, 'findOrder'> } | null>
  /** The lines of a vendor's statement of the period, where there is one. They name orders that were never placed. */
  readonly statementOf?: (teamId: TeamId, name: VendorName) => Promise<readonly ReportedOrder[]>
}

export type OrdersReconciliation = {
  readonly orders: number
  readonly differences: number
  /** Orders whose vendor did not answer; the next run asks again. */
  readonly unanswered: number
}

/**
 * Compares the orders of a period, the payouts of earlier ones, and the orders that are in doubt, with what each vendor says about
 * them. Each difference becomes an exception.
 */
export const reconcileOrders = async (
  { database, vendorNamed, statementOf }: OrdersDependencies,
  { payoutsOf = [], ...period }: Period & { readonly payoutsOf?: readonly Period[] },
  now: Instant,
  signal: AbortSignal,
): Promise<OrdersReconciliation> => {
  let [orders, differences, unanswered] = [0, 0, 0]
  const found = [await doubtedRedemptions(database), await orderedRedemptions(database, period)]
  for (const earlier of payoutsOf) found.push(await orderedPayouts(database, earlier))
  const compared = new Map(
    found.flat().map(order => [`${order.teamId} ${order.redemptionId}`, order] as const),
  )
  for (const [first, ...others] of byVendor(compared.values())) {
    if (first === undefined || signal.aborted) break
    const { teamId, vendor } = first
    const vendorName = VendorName.parse(vendor)
    const client = (await vendorNamed(teamId, vendorName))?.client
    const answered: OrderedRedemption[] = []
    const lines = [...((await statementOf?.(teamId, vendorName)) ?? [])]
    const listed = new Set(lines.map(({ vendorOrderId }) => vendorOrderId))
    for (const order of [first, ...others]) {
      const line = client ? await lineOf(client, order, signal) : 'unanswered'
      if (line === 'unanswered') unanswered += 1
      else {
        answered.push(order)
        if (line && !listed.has(line.vendorOrderId)) lines.push(line)
        if (line) listed.add(line.vendorOrderId)
      }
    }
    const differing = compareOrders({ teamId, vendor }, answered, lines)
    const bySubject = Map.groupBy(differing, ({ subject }) => subject)
    const subjects = new Set([...answered.map(({ redemptionId }) => redemptionId), ...bySubject.keys()])
    for (const subject of subjects)
      await keepDifferences(database, { partner: vendor, subject }, bySubject.get(subject) ?? [], now)
    orders += answered.length
    differences += differing.length
  }
  return { orders, differences, unanswered }
}

const byVendor = (orders: Iterable<OrderedRedemption>): Iterable<readonly OrderedRedemption[]> =>
  Map.groupBy(orders, ({ teamId, vendor }) => `${teamId} ${vendor}`).values()

const lineOf = async (
  client: Pick<VendorClient, 'findOrder'>,
  { handle, vendorOrderId, cents, at }: OrderedRedemption,
  signal: AbortSignal,
): Promise<ReportedOrder | null | 'unanswered'> => {
  try {
    const report = await client.findOrder({ handle, vendorOrderId }, signal)
    return report && { vendorOrderId: report.vendorOrderId, handle, status: report.status, cents, at }
  } catch (error) {
    if (error instanceof VendorUncertain) return 'unanswered'
    throw error
  }
}
