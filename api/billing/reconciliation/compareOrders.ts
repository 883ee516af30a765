import type { ExceptionSide } from '@laurel/contract/billing/exceptions.ts'
import type { RedemptionId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { ExceptionKind } from '@laurel/ledger/reconciliation/vocabulary.ts'
import type { RedemptionType } from '@laurel/ledger/rewards/redemptions/events.ts'
import { mayMove } from '@laurel/ledger/rewards/redemptions/lifeCycle.ts'
import type { ReportedStatus } from '../../rewards/vendors/port.ts'
import type { Compensation } from './compensation.ts'
import type { Difference } from './difference.ts'

/** A redemption that was ordered, as the books have it. Each point that it cost is a cent. */
export type OrderedRedemption = {
  readonly teamId: TeamId
  readonly redemptionId: RedemptionId
  readonly redemptionType: RedemptionType
  readonly vendor: string
  /** The name under which the vendor was asked. */
  readonly handle: string
  readonly vendorOrderId: string | null
  readonly status: 'PENDING' | 'PROCESSING' | 'COMPLETE' | 'CANCELLED' | 'RETURNED'
  readonly cents: number
  readonly at: Instant
}

/** A line of what a vendor reports: an order, under our name for it where it knows that. */
export type ReportedOrder = {
  readonly vendorOrderId: string
  readonly handle: string | null
  readonly status: ReportedStatus
  readonly cents: number
  readonly at: Instant
}

/** The statuses of a redemption that agree with a status of the vendor. */
const agreeing: Readonly<Record<ReportedStatus, readonly OrderedRedemption['status'][]>> = {
  pending: ['PENDING'],
  processing: ['PENDING', 'PROCESSING'],
  complete: ['COMPLETE'],
  cancelled: ['CANCELLED', 'RETURNED'],
  returned: ['CANCELLED', 'RETURNED'],
}

/** What the orders of a team and the report of one of its vendors disagree about. */
export const compareOrders = (
  { teamId, vendor }: Pick<OrderedRedemption, 'teamId' | 'vendor'>,
  orders: readonly OrderedRedemption[],
  report: readonly ReportedOrder[],
): readonly Difference[] => {
  const byHandle = new Map(orders.map(order => [order.handle, order]))
  const byId = new Map(
    orders.flatMap(order => (order.vendorOrderId === null ? [] : [[order.vendorOrderId, order]])),
  )
  const reported = new Map<RedemptionId, ReportedOrder>()
  const differences: Difference[] = []
  for (const line of report) {
    const order =
      byId.get(line.vendorOrderId) ?? (line.handle === null ? undefined : byHandle.get(line.handle))
    if (!order) {
      if (costs(line)) differences.push(ofLine(teamId, vendor, line, 'order.missing'))
      continue
    }
    const first = reported.get(order.redemptionId)
    if (!first) reported.set(order.redemptionId, line)
    else if (first.vendorOrderId !== line.vendorOrderId) {
      // The one that the books have is the order, and the other is too many.
      const isOurs = line.vendorOrderId === order.vendorOrderId
      if (isOurs) reported.set(order.redemptionId, line)
      const other = isOurs ? first : line
      if (costs(other)) differences.push(ofLine(teamId, vendor, other, 'order.twice'))
    }
  }
  for (const order of orders) differences.push(...compareOrder(order, reported.get(order.redemptionId)))
  return differences
}

const saidOf = ({ cents, status }: ReportedOrder): ExceptionSide => ({ cents, currency: 'usd', status })

const costs = ({ status }: ReportedOrder): boolean => status !== 'cancelled' && status !== 'returned'

const ofLine = (
  teamId: TeamId,
  vendor: string,
  line: ReportedOrder,
  kind: ExceptionKind & ('order.missing' | 'order.twice'),
): Difference => ({
  kind,
  teamId,
  partner: vendor,
  subject: line.vendorOrderId,
  reference: line.vendorOrderId,
  cents: line.cents,
  at: line.at,
  said: saidOf(line),
  problem:
    kind === 'order.twice'
      ? 'The vendor lists a second order for the same redemption. Ask it to cancel one.'
      : 'The vendor lists an order that was never placed. Ask it what it is.',
  compensation: null,
})

const compareOrder = (order: OrderedRedemption, line: ReportedOrder | undefined): readonly Difference[] => {
  const { teamId, vendor, redemptionId, status, cents, at } = order
  const about = { teamId, partner: vendor, subject: redemptionId, reference: redemptionId, at }
  if (!line) {
    // It never arrived there, or it was given back.
    if (order.vendorOrderId === null || status === 'CANCELLED' || status === 'RETURNED') return []
    return [
      {
        ...about,
        kind: 'order.unknown',
        cents: -cents,
        said: null,
        problem: `The books have order ${order.vendorOrderId}, and the vendor does not list it.`,
        compensation: null,
      },
    ]
  }
  if (agreeing[line.status].includes(status)) return []
  return [
    {
      ...about,
      kind: 'order.status',
      cents: (costs(line) ? cents : 0) - (status === 'CANCELLED' || status === 'RETURNED' ? 0 : cents),
      said: saidOf(line),
      problem: `The vendor says ${line.status}, and the books say ${status.toLowerCase()}.`,
      compensation: followingVendor(order, line),
    },
  ]
}

/**
 * A redemption is cancelled as its order is, where its life has such a move: open ones, and payouts that come back after weeks.
 * A delivery is no proposal: its codes come with the next look at the order. A person decides about the rest.
 */
const followingVendor = (
  { redemptionId, redemptionType, status }: OrderedRedemption,
  { status: reported }: ReportedOrder,
): Compensation | null => {
  if (reported !== 'cancelled' && reported !== 'returned') return null
  if (!mayMove(redemptionType, status, 'CANCELLED')) return null
  const reason = 'The vendor cancelled the order.'
  return { type: 'cancelRedemption', data: { redemptionId, reason, isOrderVoid: true } }
}
