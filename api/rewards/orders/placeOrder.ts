import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { RewardOrder, VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { KnownRedemption, VendorOrder } from '@laurel/ledger/rewards/redemptions/state.ts'
import type { OrderResult, RefusalCode, VendorCapabilities, VendorClient } from '../vendors/port.ts'
import { VendorUncertain } from '../vendors/vendorUncertain.ts'
import { applyOrderReport } from './applyOrderReport.ts'
import { byVendor, type OrderDependencies, type OrderSubject, reasonOf } from './orderSubject.ts'

/** A vendor that a team is connected to. */
export type ConnectedVendor = {
  readonly name: VendorName
  readonly capabilities: VendorCapabilities
  readonly client: VendorClient
}

export type PlaceOrderDependencies = OrderDependencies & {
  /** The vendor that fulfils an order for a team; `null` if people do. */
  readonly vendorFor: (teamId: TeamId, order: RewardOrder) => Promise<ConnectedVendor | null>
  /** The vendor with an order that was started before; `null` if the team is not connected to it any more. */
  readonly vendorNamed: (teamId: TeamId, name: VendorName) => Promise<ConnectedVendor | null>
  readonly calls: CallMemory
}

/** When the vendor was asked to deliver last, kept between attempts. */
export type CallMemory = {
  readonly lastCallAt: Instant | null
  readonly note: (at: Instant) => Promise<void>
}

/** A call that was lost may still arrive at the vendor: only after this time is a look-up taken as the truth. */
export const lostCallMilliseconds = 5 * 60 * 1000

export type PlacingOutcome =
  /** The vendor has the order, now or since an earlier attempt. */
  | { readonly kind: 'placed' }
  /** Nothing is to be ordered: the redemption is held, ended, or fulfilled by people. */
  | { readonly kind: 'nothingToDo' }
  /** The vendor said no; the redemption is cancelled and refunded. */
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  /** The order may exist. The next attempt looks for it first. */
  | { readonly kind: 'uncertain'; readonly problem: string }
  /** An earlier call may still arrive: too early for another one. */
  | { readonly kind: 'later'; readonly at: Instant; readonly problem: string }
  | { readonly kind: 'needsPerson'; readonly problem: string }

/**
 * Places the order of a redemption with its vendor, at most once. The start is recorded before the first call; whenever
 * an order was started before, the vendor is asked for it, and asked again to deliver only where that can't make two
 * orders. Has no rejection of its own.
 */
export const placeOrder = async (
  dependencies: PlaceOrderDependencies,
  subject: OrderSubject,
  signal: AbortSignal,
): Promise<PlacingOutcome> => {
  const { ledger, vendorFor, vendorNamed } = dependencies
  const state = await ledger.redemption(subject.teamId, subject.redemptionId)
  if (state.status === 'NONE') return nothingToDo
  const started = state.vendorOrder
  if (started && started.vendorOrderId !== null) return { kind: 'placed' }
  if (state.status !== 'PENDING' || state.hold !== null || !state.order) return nothingToDo
  const vendor = started
    ? await vendorNamed(subject.teamId, started.vendor)
    : await vendorFor(subject.teamId, state.order)
  if (!vendor)
    return started
      ? needsPerson(`Connect ${started.vendor} again to look for this order, or look for it there by hand.`)
      : nothingToDo
  try {
    return await placeWith({ ...dependencies, subject, signal, vendor, state, order: state.order }, started)
  } catch (error) {
    if (error instanceof VendorUncertain) return { kind: 'uncertain', problem: error.message }
    throw error
  }
}

const nothingToDo: PlacingOutcome = { kind: 'nothingToDo' }
const needsPerson = (problem: string): PlacingOutcome => ({ kind: 'needsPerson', problem })

type Placing = PlaceOrderDependencies & {
  readonly subject: OrderSubject
  readonly signal: AbortSignal
  readonly vendor: ConnectedVendor
  readonly state: KnownRedemption
  readonly order: RewardOrder
}

const placeWith = async (placing: Placing, started: VendorOrder | null): Promise<PlacingOutcome> => {
  const { vendor, subject, signal } = placing
  if (started) {
    const found = await vendor.client.findOrder(started, signal)
    if (found) return applied(placing, { kind: 'accepted', report: found })
    const refusal = await whyNotAgain(placing)
    if (refusal) return refusal
  }
  const member = await placing.ledger.member(subject.teamId, placing.state.memberId)
  if (member.kind === 'unknown' || member.isErased)
    return started && !vendor.capabilities.isLookUpAuthoritative
      ? needsPerson(notFound(vendor))
      : cancelled(placing, 'REFUSED', 'The person was erased before the order was placed.')
  const handle = started?.handle ?? (await start(placing))
  if (typeof handle !== 'string') return handle
  const { name, email } = member.profile
  const request = { order: placing.order, handle, recipient: { name, email } }
  await placing.calls.note(placing.clock())
  return applied(placing, await vendor.client.placeOrder(request, signal))
}

/** An idempotent handle makes a second call harmless; otherwise the look-up must be the truth. */
const whyNotAgain = async ({ vendor, calls, clock }: Placing): Promise<PlacingOutcome | undefined> => {
  const { isHandleIdempotent, isLookUpAuthoritative } = vendor.capabilities
  if (isHandleIdempotent) return undefined
  if (!isLookUpAuthoritative) return needsPerson(notFound(vendor))
  const now = clock()
  if (calls.lastCallAt === null) await calls.note(now)
  const at = addMilliseconds(calls.lastCallAt ?? now, lostCallMilliseconds)
  return at > now
    ? { kind: 'later', at, problem: `${vendor.name} may still receive an earlier call.` }
    : undefined
}

const notFound = ({ name }: ConnectedVendor): string =>
  `${name} did not answer an earlier attempt and does not find the order. Check there whether it exists.`

/** Records the start, and answers the handle under which the vendor is asked. */
const start = async ({
  ledger,
  settle,
  clock,
  vendor,
  subject,
}: Placing): Promise<string | PlacingOutcome> => {
  const outcome = await ledger.handle({
    type: 'startOrder',
    ...byVendor(subject, vendor.name, clock(), 'startOrder', vendor.name),
    data: { redemptionId: subject.redemptionId, vendor: vendor.name },
  })
  if (outcome.kind === 'rejected') return whyNotStarted(outcome.rejection)
  await settle(outcome.events)
  const state = await ledger.redemption(subject.teamId, subject.redemptionId)
  if (state.status === 'NONE' || !state.vendorOrder)
    throw new Error(`The order of ${subject.redemptionId} was started, yet its state does not show it.`)
  return state.vendorOrder.handle
}

const whyNotStarted = (rejection: LedgerRejection): PlacingOutcome =>
  rejection.code === 'ORDER_AT_ANOTHER_VENDOR'
    ? { kind: 'uncertain', problem: `${rejection.vendor} was asked for this order at the same moment.` }
    : nothingToDo

const applied = async (placing: Placing, result: OrderResult): Promise<PlacingOutcome> => {
  if (result.kind === 'refused') return cancelled(placing, result.code, result.problem)
  const outcome = await applyOrderReport(placing, placing.subject, result.report)
  return outcome.kind === 'applied' ? { kind: 'placed' } : needsPerson(outcome.problem)
}

/** The vendor has no order: the points go back. */
const cancelled = async (
  { ledger, settle, clock, subject, vendor }: Placing,
  code: RefusalCode,
  problem: string,
): Promise<PlacingOutcome> => {
  const outcome = await ledger.handle({
    type: 'cancelRedemption',
    ...byVendor(subject, vendor.name, clock(), 'CANCELLED'),
    data: { redemptionId: subject.redemptionId, reason: reasonOf(problem), isOrderVoid: true },
  })
  if (outcome.kind === 'rejected') {
    const { status } = await ledger.redemption(subject.teamId, subject.redemptionId)
    return status === 'CANCELLED'
      ? { kind: 'refused', code }
      : needsPerson(`${vendor.name} refused the order, and the redemption can't be cancelled: ${problem}`)
  }
  await settle(outcome.events)
  return { kind: 'refused', code }
}
