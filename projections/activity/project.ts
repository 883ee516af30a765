import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { ReadModel } from '../readModel.ts'
import { statusAfter } from '../redemptions/project.ts'
import type { RowChange } from '../rowChange.ts'
import { type ActivityRow, activities, recognitions } from './tables.ts'

const project = (event: RecordedLedgerEvent): readonly RowChange[] => {
  const { teamId, occurredAt } = event.metadata
  switch (event.type) {
    case 'ShoutoutGiven':
      return shoutoutGiven(event)
    case 'ShoutoutRecalled': {
      const { shoutoutId: activityId, recipientIds, reason } = event.data
      const recall = { isRecalled: true, recalledAt: occurredAt, recallReason: reason }
      return [
        activities.change({ teamId, activityId }, recall),
        ...recipientIds.map(recipientId =>
          recognitions.change({ teamId, activityId, recipientId }, { isRecalled: true }),
        ),
      ]
    }
    case 'PointsAdjusted': {
      const { memberId, account, points, reason } = event.data
      const row = { ...blank(event), activityId: event.id, kind: 'adjustment' } as const
      return [activities.put({ ...row, memberId, account, points, message: reason })]
    }
    case 'RedemptionRequested': {
      const { redemptionId, memberId, points, redemptionType, reward } = event.data
      const row = { ...blank(event), activityId: redemptionId, kind: 'redemption' } as const
      const { name: rewardName, emoji: rewardEmoji } = reward
      const redemptionStatus = statusAfter(event.type)
      return [
        activities.put({
          ...row,
          memberId,
          points,
          redemptionType,
          redemptionStatus,
          rewardName,
          rewardEmoji,
        }),
      ]
    }
    case 'RedemptionPlaced':
    case 'RedemptionDeclined':
    case 'RedemptionCompleted':
    case 'RedemptionCancelled': {
      const key = { teamId, activityId: event.data.redemptionId }
      return [activities.change(key, { redemptionStatus: statusAfter(event.type) })]
    }
    default:
      return []
  }
}

const shoutoutGiven = (
  event: Extract<RecordedLedgerEvent, { type: 'ShoutoutGiven' }>,
): readonly RowChange[] => {
  const { teamId, occurredAt } = event.metadata
  const { shoutoutId, giverId, recipientIds, pointsEach, channelId, value, message } = event.data
  return [
    activities.put({
      ...blank(event),
      activityId: shoutoutId,
      kind: 'shoutout',
      memberId: giverId,
      recipientIds,
      pointsEach,
      points: pointsEach * recipientIds.length,
      channelId,
      value,
      message,
    }),
    ...recipientIds.map(recipientId =>
      recognitions.put({
        teamId,
        activityId: shoutoutId,
        recipientId,
        giverId,
        channelId,
        value,
        points: pointsEach,
        occurredAt,
        isRecalled: false,
      }),
    ),
  ]
}

type Blank = Omit<ActivityRow, 'activityId' | 'kind' | 'memberId' | 'points'>

/** What the kinds of activity do not have in common stays empty. */
const blank = ({ metadata, recordedAt, position }: RecordedLedgerEvent): Blank => ({
  teamId: metadata.teamId,
  occurredAt: metadata.occurredAt,
  recordedAt,
  position,
  actorKind: metadata.actor.kind,
  actorId: metadata.actor.id,
  recipientIds: [],
  pointsEach: 0,
  channelId: null,
  value: null,
  message: '',
  isRecalled: false,
  recalledAt: null,
  recallReason: null,
  account: null,
  redemptionType: null,
  redemptionStatus: null,
  rewardName: null,
  rewardEmoji: null,
})

export const activityReadModel: ReadModel = {
  name: 'activity',
  version: 1,
  tables: [activities, recognitions],
  project,
}
