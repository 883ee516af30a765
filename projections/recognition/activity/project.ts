import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { type RedemptionMove, statusAfterEvent } from '@laurel/ledger/rewards/redemptions/lifeCycle.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { type ActivityRow, activities, type RecognitionRow, recognitions } from './tables.ts'

const project = projectBy({
  ShoutoutGiven: event => [
    shoutout(event),
    ...recognitionsOf(event, given(event.data.shoutoutId, 'shoutout', event.data, event.data.value)),
  ],
  ShoutoutRecalled: event => [recalled(event, event.data.shoutoutId)],
  ShoutoutReinstated: event => [reinstated(event, event.data.shoutoutId)],
  AwardGiven: event => [
    award(event),
    ...recognitionsOf(event, given(event.data.grantId, 'award', event.data)),
  ],
  AwardRecalled: event => [recalled(event, event.data.grantId)],
  AwardReinstated: event => [reinstated(event, event.data.grantId)],
  AwardGranted: event => [celebration(event), ...recognitionsOf(event, celebrated(event))],
  PrizeGranted: event => [prize(event), ...recognitionsOf(event, won(event))],
  PointsAdjusted: event => {
    const { memberId, account, points, reason } = event.data
    const what = { activityId: event.id, kind: 'adjustment', memberId, points } as const
    return [activities.put({ ...blank(event, what), account, message: reason })]
  },
  RedemptionRequested: event => [redemption(event)],
  RedemptionPlaced: event => [redemptionMove(event)],
  RedemptionDeclined: event => [redemptionMove(event)],
  RedemptionProcessing: event => [redemptionMove(event)],
  RedemptionCompleted: event => [redemptionMove(event)],
  RedemptionCancelled: event => [redemptionMove(event)],
  RedemptionReturned: event => [redemptionMove(event)],
})

const recalled = (
  { data: { reason }, metadata: { teamId, occurredAt } }: EventNamed<'ShoutoutRecalled' | 'AwardRecalled'>,
  activityId: string,
): RowChange =>
  activities.change(
    { teamId, activityId },
    { isRecalled: true, recalledAt: occurredAt, recallReason: reason },
  )

const reinstated = ({ metadata: { teamId } }: RecordedLedgerEvent, activityId: string): RowChange =>
  activities.change({ teamId, activityId }, { isRecalled: false, recalledAt: null, recallReason: null })

const shoutout = (event: EventNamed<'ShoutoutGiven'>): RowChange => {
  const { shoutoutId, giverId, recipientIds, pointsEach, channelId, value, message } = event.data
  const { attachment, recallableUntil } = event.data
  return activities.put({
    ...blank(event, {
      activityId: shoutoutId,
      kind: 'shoutout',
      memberId: giverId,
      points: pointsEach * recipientIds.length,
    }),
    ...recipientsOf(recipientIds),
    pointsEach,
    channelId,
    value,
    message,
    attachment,
    recallableUntil,
  })
}

const award = (event: EventNamed<'AwardGiven'>): RowChange => {
  const { grantId, awardId, awardName, giverId, recipientIds, pointsEach } = event.data
  const { channelId, message, isPrivate, recallableUntil } = event.data
  return activities.put({
    ...blank(event, {
      activityId: grantId,
      kind: 'award',
      memberId: giverId,
      points: pointsEach * recipientIds.length,
    }),
    ...recipientsOf(recipientIds),
    pointsEach,
    channelId,
    message,
    awardId,
    awardName,
    isPrivate,
    recallableUntil,
  })
}

const celebrationKinds = { BIRTHDAY: 'birthday', ANNIVERSARY: 'anniversary', NEW_HIRE: 'newHire' } as const

const celebration = (event: EventNamed<'AwardGranted'>): RowChange => {
  const { grantId, memberId, occasion, awardName, points, message, isPrivate } = event.data
  return activities.put({
    ...blank(event, { activityId: grantId, kind: celebrationKinds[occasion.kind], memberId, points }),
    ...recipientsOf([memberId]),
    pointsEach: points,
    message,
    awardName,
    years: occasion.years,
    isPrivate,
  })
}

/** A prize is an award of the administrator who decided about it. */
const prize = (event: EventNamed<'PrizeGranted'>): RowChange => {
  const { grantId, awardId, awardName, memberId, decidedBy, points } = event.data
  const { channelIds, message, isPrivate } = event.data
  return activities.put({
    ...blank(event, { activityId: grantId, kind: 'award', memberId: decidedBy, points }),
    ...recipientsOf([memberId]),
    pointsEach: points,
    channelId: channelIds[0] ?? null,
    message,
    awardId,
    awardName,
    isPrivate,
  })
}

type Received = Pick<ActivityRow, 'activityId' | 'kind' | 'pointsEach' | 'recipientIds' | 'value'> &
  Pick<RecognitionRow, 'giverId'>

const given = (
  activityId: string,
  kind: 'shoutout' | 'award',
  { recipientIds, pointsEach, giverId }: Pick<Received, 'recipientIds' | 'pointsEach' | 'giverId'>,
  value: string | null = null,
): Received => ({ activityId, kind, recipientIds, pointsEach, value, giverId })

const won = ({ data: { grantId, memberId, points } }: EventNamed<'PrizeGranted'>): Received =>
  given(grantId, 'award', { recipientIds: [memberId], pointsEach: points, giverId: null })

const celebrated = ({ data }: EventNamed<'AwardGranted'>): Received => ({
  activityId: data.grantId,
  kind: celebrationKinds[data.occasion.kind],
  recipientIds: [data.memberId],
  pointsEach: data.points,
  value: null,
  giverId: null,
})

const recognitionsOf = (
  { position, metadata: { teamId, occurredAt } }: RecordedLedgerEvent,
  { recipientIds, ...activity }: Received,
): RowChange[] => {
  const isOnly = recipientIds.length === 1
  return Array.from(new Set(recipientIds), recipientId =>
    recognitions.insert({ teamId, recipientId, occurredAt, position, ...activity, isOnly }),
  )
}

const redemption = (event: EventNamed<'RedemptionRequested'>): RowChange => {
  const { redemptionId, memberId, points, redemptionType, reward } = event.data
  return activities.put({
    ...blank(event, { activityId: redemptionId, kind: 'redemption', memberId, points }),
    redemptionType,
    redemptionStatus: statusAfterEvent[event.type],
    rewardName: reward.name,
    rewardEmoji: reward.emoji,
  })
}

const redemptionMove = ({ type, data, metadata }: EventNamed<RedemptionMove>): RowChange =>
  activities.change(
    { teamId: metadata.teamId, activityId: data.redemptionId },
    { redemptionStatus: statusAfterEvent[type] },
  )

const recipientsOf = (
  recipientIds: ActivityRow['recipientIds'],
): Pick<ActivityRow, 'recipientIds' | 'recipientCount' | 'onlyRecipientId'> => ({
  recipientIds,
  recipientCount: recipientIds.length,
  onlyRecipientId: recipientIds.length === 1 ? (recipientIds[0] ?? null) : null,
})

type Blank = Pick<ActivityRow, 'activityId' | 'kind' | 'memberId' | 'points'>

/** Columns that a kind of activity lacks are null. Named in the order of the columns. */
const blank = (
  { metadata, recordedAt, position }: RecordedLedgerEvent,
  { activityId, kind, memberId, points }: Blank,
): ActivityRow => ({
  teamId: metadata.teamId,
  activityId,
  kind,
  occurredAt: metadata.occurredAt,
  recordedAt,
  position,
  memberId,
  ...recipientsOf([]),
  pointsEach: 0,
  points,
  channelId: null,
  value: null,
  message: '',
  attachment: null,
  awardId: null,
  awardName: null,
  years: null,
  isPrivate: false,
  isRecalled: false,
  recalledAt: null,
  recallReason: null,
  recallableUntil: null,
  account: null,
  redemptionType: null,
  redemptionStatus: null,
  rewardName: null,
  rewardEmoji: null,
})

export const activityReadModel: ReadModel = {
  name: 'activity',
  version: 16,
  tables: [activities, recognitions],
  project,
}
