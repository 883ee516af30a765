import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import type { RedemptionEvent } from '@laurel/ledger/rewards/redemptions/events.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { redemptionMoves, type redemptionStatuses, redemptions } from './tables.ts'

const project = projectBy({
  RedemptionRequested: event => [requested(event), move(event)],
  RedemptionPlaced: event => [redemptions.change(keyOf(event), { status: 'PENDING' }), move(event)],
  RedemptionDeclined: event => [
    redemptions.change(keyOf(event), {
      status: 'DECLINED',
      settledAt: event.metadata.occurredAt,
      declineReason: event.data.reason,
    }),
    move(event),
  ],
  RedemptionCompleted: event => {
    const { actor, occurredAt } = event.metadata
    const approvedBy = actor.kind === 'member' ? actor.id : null
    return [
      redemptions.change(keyOf(event), { status: 'COMPLETE', settledAt: occurredAt, approvedBy }),
      move(event),
    ]
  },
  RedemptionCancelled: event => [
    redemptions.change(keyOf(event), {
      status: 'CANCELLED',
      settledAt: event.metadata.occurredAt,
      cancelReason: event.data.reason,
    }),
    move(event),
  ],
})

type AnyRedemptionEvent = EventNamed<RedemptionEvent['type']>

const keyOf = ({ metadata, data }: AnyRedemptionEvent) => ({
  teamId: metadata.teamId,
  redemptionId: data.redemptionId,
})

const requested = (event: EventNamed<'RedemptionRequested'>): RowChange => {
  const { memberId, points, funding, redemptionType, reward } = event.data
  return redemptions.put({
    ...keyOf(event),
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
  })
}

const move = (event: AnyRedemptionEvent): RowChange =>
  redemptionMoves.insert({
    ...keyOf(event),
    position: event.position,
    eventId: event.id,
    status: statusAfter(event.type),
    movedAt: event.metadata.occurredAt,
    recordedAt: event.recordedAt,
    actorKind: event.metadata.actor.kind,
    actorId: event.metadata.actor.id,
    reason: 'reason' in event.data ? event.data.reason : null,
  })

/** The status a redemption has after an event. */
export const statusAfter = (type: RedemptionEvent['type']): (typeof redemptionStatuses)[number] => {
  switch (type) {
    case 'RedemptionRequested':
      return 'REQUESTED'
    case 'RedemptionPlaced':
      return 'PENDING'
    case 'RedemptionDeclined':
      return 'DECLINED'
    case 'RedemptionCompleted':
      return 'COMPLETE'
    case 'RedemptionCancelled':
      return 'CANCELLED'
  }
}

export const redemptionsReadModel: ReadModel = {
  name: 'redemptions',
  version: 4,
  tables: [redemptions, redemptionMoves],
  project,
}
