import type { LedgerCommand, LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { LifeStatus } from '@laurel/ledger/rewards/redemptions/lifeCycle.ts'
import type { VendorOrder } from '@laurel/ledger/rewards/redemptions/state.ts'
import type { OrderReport } from '../vendors/port.ts'
import { movesFor } from './movesFor.ts'
import { byVendor, type OrderDependencies, type OrderSubject, reasonOf } from './orderSubject.ts'
import { vendorText } from './vendorText.ts'

export type ReportOutcome =
  | { readonly kind: 'applied'; readonly moves: readonly LifeStatus[] }
  /** The ledger and the vendor disagree in a way that only a person can resolve. */
  | { readonly kind: 'contradiction'; readonly problem: string }

/** Another process may move the redemption in between; more often than this is a fault. */
const attemptsMax = 5

/**
 * Moves a redemption step by step to what its vendor reports, and settles it at once. Late and doubled reports change
 * nothing. Has no rejection of its own.
 */
export const applyOrderReport = async (
  dependencies: OrderDependencies,
  subject: OrderSubject,
  report: OrderReport,
): Promise<ReportOutcome> => {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const outcome = await applyOnce(dependencies, subject, report)
    if (outcome !== 'moved on') return outcome
  }
  throw new Error(`Redemption ${subject.redemptionId} moves faster than its report can be applied.`)
}

const applyOnce = async (
  { ledger, settle, clock }: OrderDependencies,
  subject: OrderSubject,
  report: OrderReport,
): Promise<ReportOutcome | 'moved on'> => {
  const state = await ledger.redemption(subject.teamId, subject.redemptionId)
  if (state.status === 'NONE' || !state.vendorOrder)
    return contradiction('The vendor reports an order that was never started.')
  const plan = movesFor(state, report)
  if (plan.kind === 'contradiction') return plan
  const { vendor } = state.vendorOrder
  const now = clock()
  const commands: LedgerCommand[] = [
    ...accepting(subject, state.vendorOrder, report, now),
    ...(plan.takesParcels ? shipping(subject, vendor, report, now) : []),
    ...plan.moves.map(move => moving(move, subject, vendor, report, now)),
  ]
  for (const command of commands) {
    const outcome = await ledger.handle(command)
    if (outcome.kind === 'accepted') await settle(outcome.events)
    else if (isMovedOn(outcome.rejection)) return 'moved on'
    // The redemption names as many parcels as it can, and moves all the same.
    else if (outcome.rejection.code === 'TOO_MANY_PARCELS') continue
    else return contradiction(problemOf(outcome.rejection))
  }
  return { kind: 'applied', moves: plan.moves }
}

const contradiction = (problem: string): ReportOutcome => ({ kind: 'contradiction', problem })

/** Another report came first, perhaps with other words. */
const isMovedOn = ({ code }: LedgerRejection): boolean =>
  code === 'REDEMPTION_MOVE_REFUSED' || code === 'COMMAND_CONFLICT'

const problemOf = (rejection: LedgerRejection): string =>
  rejection.code === 'ORDER_ACCEPTED_BEFORE'
    ? `The vendor has two orders for this redemption. The first one is ${rejection.vendorOrderId}.`
    : `The report of the vendor was rejected: ${rejection.code}.`

const accepting = (
  subject: OrderSubject,
  known: VendorOrder,
  { vendorOrderId }: OrderReport,
  now: Instant,
): LedgerCommand[] => {
  if (known.vendorOrderId === vendorOrderId) return []
  const { redemptionId } = subject
  const envelope = byVendor(subject, known.vendor, now, 'acceptOrder', vendorOrderId)
  return [{ type: 'acceptOrder', ...envelope, data: { redemptionId, vendorOrderId } }]
}

/** Reported texts that no event can hold are cut: they must not keep the redemption from moving. */
const parcelsOf = ({ shipped }: OrderReport): OrderReport['shipped'] =>
  shipped
    .map(({ carrier, trackingNumber }) => ({
      carrier: carrier === null ? null : vendorText(carrier, 100),
      trackingNumber: vendorText(trackingNumber, 200),
    }))
    .filter(({ trackingNumber }) => trackingNumber !== '')

const shipping = (
  subject: OrderSubject,
  vendor: VendorName,
  report: OrderReport,
  now: Instant,
): LedgerCommand[] =>
  parcelsOf(report).map(({ carrier, trackingNumber }) => ({
    type: 'shipRedemption',
    ...byVendor(subject, vendor, now, 'shipRedemption', trackingNumber, carrier ?? ''),
    data: { redemptionId: subject.redemptionId, carrier, trackingNumber },
  }))

const moving = (
  move: LifeStatus,
  subject: OrderSubject,
  vendor: VendorName,
  { delivery, problem }: OrderReport,
  now: Instant,
): LedgerCommand => {
  const { redemptionId } = subject
  const envelope = byVendor(subject, vendor, now, move)
  switch (move) {
    case 'PENDING':
      throw new Error('No move leads back to PENDING.')
    case 'PROCESSING':
      return { type: 'processRedemption', ...envelope, data: { redemptionId } }
    case 'COMPLETE':
      return {
        type: 'completeRedemption',
        ...envelope,
        data: { redemptionId, ...(delivery ? { delivery } : {}) },
      }
    case 'CANCELLED': {
      const reason = reasonOf(problem ?? 'The vendor cancelled the order.')
      return { type: 'cancelRedemption', ...envelope, data: { redemptionId, reason, isOrderVoid: true } }
    }
    case 'RETURNED': {
      const reason = reasonOf(problem ?? 'The parcel was returned.')
      return { type: 'returnRedemption', ...envelope, data: { redemptionId, reason } }
    }
    default:
      return assertNever(move)
  }
}
