import { impossible } from '@laurel/ledger/decider/impossible.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { RedemptionEvent } from '@laurel/ledger/redemptions/events.ts'
import type { ReadModel } from '../readModel.ts'
import type { RowChange } from '../rowChange.ts'
import { redemptionMoves, type redemptionStatuses, redemptions } from './tables.ts'

type RecordedRedemptionEvent = Extract<RecordedLedgerEvent, { type: RedemptionEvent['type'] }>

const project = (event: RecordedLedgerEvent): readonly RowChange[] => {
  switch (event.type) {
    case 'RedemptionRequested':
    case 'RedemptionPlaced':
    case 'RedemptionDeclined':
    case 'RedemptionCompleted':
    case 'RedemptionCancelled':
      return [rowChange(event), move(event)]
    default:
      return []
  }
}

const rowChange = (event: RecordedRedemptionEvent): RowChange => {
  const { teamId, occurredAt, actor } = event.metadata
  const key = { teamId, redemptionId: event.data.redemptionId }
  switch (event.type) {
    case 'RedemptionRequested': {
      const { memberId, points, funding, redemptionType, reward } = event.data
      return redemptions.put({
        ...key,
        memberId,
        redemptionType,
        funding,
        rewardId: reward.rewardId,
        rewardName: reward.name,
        rewardEmoji: reward.emoji,
        points,
        status: 'REQUESTED',
        requestedAt: occurredAt,
        settledAt: null,
        approvedBy: null,
        declineReason: null,
        cancelReason: null,
      })
    }
    case 'RedemptionPlaced':
      return redemptions.change(key, { status: 'PENDING' })
    case 'RedemptionDeclined':
      return redemptions.change(key, {
        status: 'DECLINED',
        settledAt: occurredAt,
        declineReason: event.data.reason,
      })
    case 'RedemptionCompleted':
      return redemptions.change(key, {
        status: 'COMPLETE',
        settledAt: occurredAt,
        approvedBy: actor.kind === 'member' ? actor.id : null,
      })
    case 'RedemptionCancelled':
      return redemptions.change(key, {
        status: 'CANCELLED',
        settledAt: occurredAt,
        cancelReason: event.data.reason,
      })
    default:
      return impossible(event)
  }
}

const move = (event: RecordedRedemptionEvent): RowChange => {
  const { teamId, occurredAt, actor } = event.metadata
  return redemptionMoves.insert({
    teamId,
    redemptionId: event.data.redemptionId,
    position: event.position,
    eventId: event.id,
    status: statusAfter(event.type),
    movedAt: occurredAt,
    recordedAt: event.recordedAt,
    actorKind: actor.kind,
    actorId: actor.id,
    reason: 'reason' in event.data ? event.data.reason : null,
  })
}

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
  version: 1,
  tables: [redemptions, redemptionMoves],
  project,
}
