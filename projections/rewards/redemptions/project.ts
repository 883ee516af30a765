import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import { summaryOf } from '@laurel/ledger/rewards/orders/summaryOf.ts'
import type { RedemptionEvent } from '@laurel/ledger/rewards/redemptions/events.ts'
import { type RedemptionMove, statusAfterEvent } from '@laurel/ledger/rewards/redemptions/lifeCycle.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { redemptionMoves, redemptionParcels, redemptions } from './tables.ts'

const project = projectBy({
  RedemptionRequested: event => [requested(event), move(event)],
  RedemptionPlaced: event => [change(event, { status: 'PENDING' }), move(event)],
  RedemptionDeclined: event => [
    change(event, { status: 'DECLINED', settledAt: settledAt(event), declineReason: event.data.reason }),
    move(event),
  ],
  RedemptionHeld: event => [change(event, { hold: event.data.reason })],
  RedemptionReleased: event => [change(event, { hold: null })],
  OrderStarted: event => {
    const { vendor, handle } = event.data
    return [change(event, { vendor, orderHandle: handle, orderedAt: event.metadata.occurredAt })]
  },
  OrderAccepted: event => [change(event, { vendorOrderId: event.data.vendorOrderId })],
  RedemptionProcessing: event => [change(event, { status: 'PROCESSING' }), move(event)],
  RedemptionShipped: event => [parcel(event)],
  RedemptionCompleted: event => {
    const { actor } = event.metadata
    const approvedBy = actor.kind === 'member' ? actor.id : null
    const hasDelivery = event.data.delivery !== null
    return [
      change(event, { status: 'COMPLETE', settledAt: settledAt(event), approvedBy, hasDelivery }),
      move(event),
    ]
  },
  RedemptionCancelled: event => [takenBack(event, 'CANCELLED'), move(event)],
  RedemptionReturned: event => [takenBack(event, 'RETURNED'), move(event)],
})

type AnyRedemptionEvent = EventNamed<RedemptionEvent['type']>

const keyOf = ({ metadata, data }: AnyRedemptionEvent) => ({
  teamId: metadata.teamId,
  redemptionId: data.redemptionId,
})

const change = (event: AnyRedemptionEvent, columns: Parameters<typeof redemptions.change>[1]): RowChange =>
  redemptions.change(keyOf(event), columns)

const settledAt = ({ metadata }: AnyRedemptionEvent) => metadata.occurredAt

const takenBack = (
  event: EventNamed<'RedemptionCancelled' | 'RedemptionReturned'>,
  status: 'CANCELLED' | 'RETURNED',
): RowChange => change(event, { status, settledAt: settledAt(event), cancelReason: event.data.reason })

const parcel = (event: EventNamed<'RedemptionShipped'>): RowChange =>
  redemptionParcels.insert({
    ...keyOf(event),
    position: event.position,
    carrier: event.data.carrier,
    trackingNumber: event.data.trackingNumber,
    shippedAt: event.metadata.occurredAt,
  })

const requested = (event: EventNamed<'RedemptionRequested'>): RowChange => {
  const { memberId, points, funding, redemptionType, reward, order, groupId } = event.data
  return redemptions.put({
    ...keyOf(event),
    groupId,
    memberId,
    redemptionType,
    funding,
    rewardId: reward.rewardId,
    rewardName: reward.name,
    rewardEmoji: reward.emoji,
    points,
    status: 'REQUESTED',
    requestedAt: event.metadata.occurredAt,
    settledAt: null,
    approvedBy: null,
    declineReason: null,
    cancelReason: null,
    orderSummary: order && summaryOf(order),
    hold: null,
    vendor: null,
    orderHandle: null,
    vendorOrderId: null,
    orderedAt: null,
    hasDelivery: false,
  })
}

const move = (event: EventNamed<RedemptionMove>): RowChange =>
  redemptionMoves.insert({
    ...keyOf(event),
    position: event.position,
    eventId: event.id,
    status: statusAfterEvent[event.type],
    movedAt: event.metadata.occurredAt,
    recordedAt: event.recordedAt,
    actorKind: event.metadata.actor.kind,
    actorId: event.metadata.actor.id,
    reason: 'reason' in event.data ? event.data.reason : null,
  })

export const redemptionsReadModel: ReadModel = {
  name: 'redemptions',
  version: 8,
  tables: [redemptions, redemptionMoves, redemptionParcels],
  project,
}
