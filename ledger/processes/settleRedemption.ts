import { byType } from '../handling/byType.ts'
import type { LedgerCommand, LedgerRejection } from '../handling/commands.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { MemberId, RedemptionId } from '../kernel/ids.ts'
import type { Points } from '../kernel/points.ts'
import type { DeclineReason } from '../rewards/redemptions/events.ts'
import { type Chain, causedBy, type Process, processCommandId } from './process.ts'

type Subject = { readonly redemptionId: RedemptionId; readonly memberId: MemberId; readonly points: Points }

const name = 'settleRedemption'

/**
 * Leads a redemption from the request to the order, and from its end back to the books: requested → (fund reserved →)
 * member debited → placed; completed → fund captured; cancelled → refunded, released.
 */
export const settleRedemptionProcess: Process = {
  name,
  react: byType({
    RedemptionRequested: event =>
      event.data.funding === 'fund' ? [[reserve(event, event.data)]] : [[debit(event, event.data)]],
    FundReserved: event => [[debit(event, event.data)]],
    RedemptionDebited: event => [[place(event, event.data)]],
    RedemptionCompleted: event => (event.data.funding === 'fund' ? [[capture(event, event.data)]] : []),
    RedemptionCancelled: event => [[refund(event, event.data)], [release(event, event.data)]],
  }),
  onRejection: (command, rejection, event) => {
    if (command.type === 'reserveFund' || command.type === 'debitRedemption')
      return decline(event, command.data, rejection)
    // Another run placed it first: the reservation belongs to it, and nothing is released.
    if (command.type === 'declineRedemption' && rejection.code === 'REDEMPTION_MOVE_REFUSED') return []
    // A redemption that was declined before returns the points and the reservation.
    if (command.type === 'placeRedemption' && event.type === 'RedemptionDebited')
      return [refund(event, event.data), release(event, event.data)]
    return undefined
  },
}

const decline = (
  event: RecordedLedgerEvent,
  subject: Subject,
  rejection: LedgerRejection,
): Chain | undefined => {
  const reason = declineReason(rejection)
  if (!reason) return undefined
  const { redemptionId } = subject
  return [
    {
      type: 'declineRedemption',
      id: processCommandId('declineRedemption', redemptionId, reason),
      ...causedBy(name, event),
      data: { redemptionId, reason },
    },
    release(event, subject),
  ]
}

const declineReason = ({ code }: LedgerRejection): DeclineReason | undefined =>
  code === 'INSUFFICIENT_POINTS' || code === 'INSUFFICIENT_FUNDS' || code === 'MEMBER_UNKNOWN'
    ? code
    : undefined

const reserve = (event: RecordedLedgerEvent, { redemptionId, memberId, points }: Subject): LedgerCommand => ({
  type: 'reserveFund',
  id: processCommandId('reserveFund', redemptionId),
  ...causedBy(name, event),
  data: { redemptionId, memberId, points },
})

const debit = (event: RecordedLedgerEvent, { redemptionId, memberId, points }: Subject): LedgerCommand => ({
  type: 'debitRedemption',
  id: processCommandId('debitRedemption', redemptionId),
  ...causedBy(name, event),
  data: { redemptionId, memberId, points },
})

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

const refund = (event: RecordedLedgerEvent, { redemptionId, memberId, points }: Subject): LedgerCommand => ({
  type: 'refundRedemption',
  id: processCommandId('refundRedemption', redemptionId),
  ...causedBy(name, event),
  data: { redemptionId, memberId, points },
})

/** Releasing what was never reserved does nothing, so a redemption without a fund may ask for it too. */
const release = (event: RecordedLedgerEvent, { redemptionId }: Subject): LedgerCommand => ({
  type: 'releaseFund',
  id: processCommandId('releaseFund', redemptionId),
  ...causedBy(name, event),
  data: { redemptionId },
})
