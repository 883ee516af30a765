import { randomUUID } from 'node:crypto'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { RewardOrder, VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { KnownRedemption, VendorOrder } from '@laurel/ledger/rewards/redemptions/state.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import type { ConnectedVendor } from '../vendors/connectedVendor.ts'
import type { OrderRequest, OrderResult, RefusalCode } from '../vendors/port.ts'
import { applyOrderReport } from './applyOrderReport.ts'
import { orderStartedAt } from './orderStartedAt.ts'
import { byVendor, type OrderDependencies, type OrderSubject, reasonOf } from './orderSubject.ts'

export type PlaceOrderDependencies = OrderDependencies & {
  /** The vendor that fulfils an order for a team; `null` if people do. */
  readonly vendorFor: (teamId: TeamId, order: RewardOrder) => Promise<ConnectedVendor | null>
  /** The vendor with an order that was started before; `null` if the team is not connected to it any more. */
  readonly vendorNamed: (teamId: TeamId, name: VendorName) => Promise<ConnectedVendor | null>
  readonly calls: CallMemory
  readonly log: Pick<EventLog, 'readStream'>
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
    const placing = { ...dependencies, subject, signal, vendor, state, order: state.order }
    return await (started ? placeAgain(placing, started) : placeFirst(placing))
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

/** The first attempt: nothing was asked of the vendor before. */
const placeFirst = async (placing: Placing): Promise<PlacingOutcome> => {
  const recipient = await recipientOf(placing)
  if (!recipient) return cancelled(placing, 'REFUSED', erased)
  const handle = await start(placing)
  if (typeof handle !== 'string') return handle
  return applied(placing, await call(placing, handle, recipient))
}

/**
 * A later attempt: the order may exist, or an earlier call may still arrive. An idempotent handle makes a second call
 * harmless; otherwise the look-up must be the truth. A refusal counts when no earlier call can arrive any more.
 */
const placeAgain = async (placing: Placing, started: VendorOrder): Promise<PlacingOutcome> => {
  const { vendor, calls, clock } = placing
  const { isHandleIdempotent, isLookUpAuthoritative } = vendor.capabilities
  const found = await vendor.client.findOrder(started, placing.signal)
  if (found) return applied(placing, { kind: 'accepted', report: found })
  const recipient = await recipientOf(placing)
  if (!isLookUpAuthoritative && !(isHandleIdempotent && recipient)) return needsPerson(notFound(vendor))
  const now = clock()
  if (await isForgotten(placing, now)) return needsPerson(forgotten(vendor))
  const before = calls.lastCallAt ?? now
  if (calls.lastCallAt === null) await calls.note(now)
  const until = addMilliseconds(before, lostCallMilliseconds)
  const mayArrive = until > now
  const wait: PlacingOutcome = {
    kind: 'later',
    at: until,
    problem: `${vendor.name} may still receive an earlier call.`,
  }
  if (mayArrive && !(isHandleIdempotent && recipient)) return wait
  if (!recipient) return cancelled(placing, 'REFUSED', erased)
  const result = await call(placing, started.handle, recipient)
  if (result.kind === 'accepted' || !mayArrive) return applied(placing, result)
  // This call was answered; the earlier one still counts.
  await calls.note(before)
  return wait
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Whether the vendor may have forgotten the handle: then neither a look-up nor a repeat says anything about an earlier
 * call. A day earlier than the vendor does, because clocks differ and calls take time.
 */
const isForgotten = async ({ log, subject, vendor }: Placing, now: Instant): Promise<boolean> => {
  const days = vendor.capabilities.remembersHandlesForDays
  if (days === null) return false
  const startedAt = await orderStartedAt(log, subject)
  return startedAt === null || addMilliseconds(startedAt, (days - 1) * dayMilliseconds) <= now
}

const call = async (
  { vendor, order, signal, calls, clock }: Placing,
  handle: string,
  recipient: OrderRequest['recipient'],
): Promise<OrderResult> => {
  await calls.note(clock())
  return vendor.client.placeOrder({ order, handle, recipient }, signal)
}

const erased = 'The person was erased before the order was placed.'

/** Undefined for an erased person, whose address is gone. */
const recipientOf = async ({
  ledger,
  subject,
  state,
}: Placing): Promise<OrderRequest['recipient'] | undefined> => {
  const member = await ledger.member(subject.teamId, state.memberId)
  if (member.kind === 'unknown' || member.isErased) return undefined
  const { name, email } = member.profile
  return { name, email }
}

const notFound = ({ name }: ConnectedVendor): string =>
  `${name} did not answer an earlier attempt and does not find the order. Check there whether it exists.`

const forgotten = ({ name }: ConnectedVendor): string =>
  `This order was started so long ago that ${name} may have forgotten it. Check there whether it was delivered.`

/**
 * Records the start, and answers the handle under which the vendor is asked. Each attempt has a command of its own: the
 * same command of two processes at the same millisecond would be accepted from both.
 */
const start = async ({
  ledger,
  settle,
  clock,
  vendor,
  subject,
}: Placing): Promise<string | PlacingOutcome> => {
  const outcome = await ledger.handle({
    type: 'startOrder',
    ...byVendor(subject, vendor.name, clock(), 'startOrder', randomUUID()),
    data: { redemptionId: subject.redemptionId, vendor: vendor.name },
  })
  if (outcome.kind === 'rejected') return whyNotStarted(outcome.rejection)
  if (outcome.isRepeated || outcome.events.length === 0)
    return { kind: 'uncertain', problem: 'Another attempt started this order at the same moment.' }
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
    data: {
      redemptionId: subject.redemptionId,
      reason: reasonOf(problem),
      isOrderVoid: true,
      ...(code === 'INSUFFICIENT_FUNDS' ? { emptyAccountAt: vendor.name } : {}),
    },
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
