import { byType, type EventNamed } from '../handling/byType.ts'
import type { LedgerCommand, LedgerRejection } from '../handling/commands.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { ClaimId, MemberId, RedemptionId } from '../kernel/ids.ts'
import type { Points } from '../kernel/points.ts'
import { DeclineReason, type Funding, type StockedItem } from '../rewards/redemptions/events.ts'
import { type Chain, causedBy, type Process, processCommandId } from './process.ts'

type Subject = {
  readonly redemptionId: RedemptionId
  readonly memberId: MemberId
  readonly points: Points
  readonly funding: Funding
}

const name = 'settleRedemption'

/**
 * Leads a redemption from the request to the order, and from its end back to the books: requested → (piece reserved →)
 * (fund reserved →) member debited → placed; completed → fund captured; cancelled or returned → member refunded, and the
 * fund released, or refunded if it was captured.
 */
export const settleRedemptionProcess: Process = {
  name,
  react: byType({
    RedemptionRequested: event => [
      [
        ...stock(event, 'reserveStock', event.data.redemptionId, itemOf(event)),
        ...ofFund(event.data, reserve(event, event.data)),
        debit(event),
        place(event, event.data),
      ],
    ],
    StockReserved: event => [[keep(event, event.data)]],
    FundReserved: event => [[keep(event, event.data)]],
    RedemptionDebited: event => [[keep(event, event.data)]],
    RedemptionCompleted: event => [ofFund(event.data, capture(event, event.data))],
    RedemptionCancelled: event => [
      [refund(event, event.data)],
      event.data.wasComplete ? repay(event, event.data) : ofFund(event.data, release(event, event.data)),
      stock(event, 'returnStock', event.data.redemptionId, event.data.item),
      returnGift(event, event.data.claimId, event.data),
    ],
    RedemptionReturned: event => [[refund(event, event.data)], repay(event, event.data)],
  }),
  onRejection: (command, rejection, event) => {
    if (command.type === 'keepReservation')
      return rejection.code === 'REDEMPTION_MOVE_REFUSED' ? takenTooLate(event) : undefined
    if (event.type !== 'RedemptionRequested') return undefined
    const reason = declineReason(rejection)
    if (command.type === 'reserveStock')
      return reason && [decline(event, reason), ...returnGift(event, claimOf(event), event.data)]
    if (command.type === 'reserveFund' || command.type === 'debitRedemption')
      return reason && [decline(event, reason), ...giveBack(event)]
    // Another run placed it first: the reservations belong to it, and nothing is given back.
    if (command.type === 'declineRedemption' && rejection.code === 'REDEMPTION_MOVE_REFUSED') return []
    // A redemption that was declined before returns the points and the reservations.
    if (command.type === 'placeRedemption') return [refund(event, event.data), ...giveBack(event)]
    return undefined
  },
}

type Requested = EventNamed<'RedemptionRequested'>

/**
 * Two runs may react to a request: one that declines it, and one that takes something afterwards and is killed. The
 * reaction to what it took gives that back.
 */
const keep = (
  event: RecordedLedgerEvent,
  { redemptionId }: { readonly redemptionId: RedemptionId },
): LedgerCommand => ({
  type: 'keepReservation',
  id: processCommandId('keepReservation', redemptionId, event.type),
  ...causedBy(name, event),
  data: { redemptionId },
})

const takenTooLate = (event: RecordedLedgerEvent): Chain | undefined => {
  if (event.type === 'FundReserved') return [release(event, event.data)]
  if (event.type === 'RedemptionDebited') return [refund(event, event.data)]
  if (event.type !== 'StockReserved') return undefined
  const { redemptionId, ...item } = event.data
  return stock(event, 'returnStock', redemptionId, item)
}

const itemOf = ({ data: { order } }: Requested): StockedItem | null =>
  order?.kind === 'catalogItem' ? { itemId: order.itemId, variantId: order.variantId } : null

/** Commands to the fund, for redemptions that it pays. */
const ofFund = ({ funding }: Subject, ...commands: readonly LedgerCommand[]): Chain =>
  funding === 'fund' ? commands : []

const declineReason = ({ code }: LedgerRejection): DeclineReason | undefined =>
  code === 'ITEM_UNKNOWN' || code === 'VARIANT_UNKNOWN'
    ? 'OUT_OF_STOCK'
    : DeclineReason.options.find(reason => reason === code)

const decline = (event: Requested, reason: DeclineReason): LedgerCommand => {
  const { redemptionId } = event.data
  return {
    type: 'declineRedemption',
    id: processCommandId('declineRedemption', redemptionId, reason),
    ...causedBy(name, event),
    data: { redemptionId, reason },
  }
}

const claimOf = ({ data: { redemptionType, groupId } }: Requested): ClaimId | null =>
  redemptionType === 'CUSTOM_REDEMPTION' ? groupId : null

/** A gift that was picked in a claim, and is sold out or not handed over, waits there again. */
const returnGift = (
  event: RecordedLedgerEvent,
  claimId: ClaimId | null,
  { memberId, redemptionId }: Pick<Subject, 'memberId' | 'redemptionId'>,
): Chain => {
  if (claimId === null) return []
  return [
    {
      type: 'returnGift',
      id: processCommandId('returnGift', redemptionId),
      ...causedBy(name, event),
      data: { claimId, memberId, redemptionId },
    },
  ]
}

/** Gives back what a declined redemption had reserved before its refusal. */
const giveBack = (event: Requested): Chain => [
  ...ofFund(event.data, release(event, event.data)),
  ...stock(event, 'returnStock', event.data.redemptionId, itemOf(event)),
]

const stock = (
  event: RecordedLedgerEvent,
  type: 'reserveStock' | 'returnStock',
  redemptionId: RedemptionId,
  item: StockedItem | null,
): Chain =>
  item
    ? [
        {
          type,
          id: processCommandId(type, redemptionId),
          ...causedBy(name, event),
          data: { ...item, redemptionId },
        },
      ]
    : []

const reserve = (event: RecordedLedgerEvent, { redemptionId, memberId, points }: Subject): LedgerCommand => ({
  type: 'reserveFund',
  id: processCommandId('reserveFund', redemptionId),
  ...causedBy(name, event),
  data: { redemptionId, memberId, points },
})

const debit = (event: Requested): LedgerCommand => {
  const { redemptionId, memberId, points, limits } = event.data
  return {
    type: 'debitRedemption',
    id: processCommandId('debitRedemption', redemptionId),
    ...causedBy(name, event),
    data: { redemptionId, memberId, points },
    policy: { limits },
  }
}

const place = (event: RecordedLedgerEvent, { redemptionId }: Subject): LedgerCommand => ({
  type: 'placeRedemption',
  id: processCommandId('placeRedemption', redemptionId),
  ...causedBy(name, event),
  data: { redemptionId },
})

const capture = (event: RecordedLedgerEvent, { redemptionId }: Subject): LedgerCommand => ({
  type: 'captureFund',
  id: processCommandId('captureFund', redemptionId),
  ...causedBy(name, event),
  data: { redemptionId },
})

/** The capture comes first, because events may arrive out of order: one that is recorded already is a duplicate. */
const repay = (event: RecordedLedgerEvent, subject: Subject): Chain =>
  ofFund(subject, capture(event, subject), {
    type: 'refundFund',
    id: processCommandId('refundFund', subject.redemptionId),
    ...causedBy(name, event),
    data: { redemptionId: subject.redemptionId, points: subject.points },
  })

const refund = (
  event: RecordedLedgerEvent,
  { redemptionId, memberId, points }: Omit<Subject, 'funding'>,
): LedgerCommand => ({
  type: 'refundRedemption',
  id: processCommandId('refundRedemption', redemptionId),
  ...causedBy(name, event),
  data: { redemptionId, memberId, points },
})

/** Without a reservation it has no effect. */
const release = (
  event: RecordedLedgerEvent,
  { redemptionId }: Pick<Subject, 'redemptionId'>,
): LedgerCommand => ({
  type: 'releaseFund',
  id: processCommandId('releaseFund', redemptionId),
  ...causedBy(name, event),
  data: { redemptionId },
})
