import type { ActivityEntry, ActivityReport } from '@laurel/contract/records/activityEntry.ts'
import { pointsPerDollar } from '@laurel/ledger/values/points.ts'
import type { ActivityItem } from '@laurel/projections/activity/queries.ts'
import type { RecognitionItem } from '@laurel/projections/activity/recognitionQueries.ts'
import { userReferenceOf } from './userReference.ts'

export const entryOfActivity = (type: ActivityReport, item: ActivityItem): ActivityEntry => ({
  id: item.activityId,
  type,
  created_at: item.occurredAt,
  created_by: userReferenceOf({
    memberId: item.memberId,
    name: item.memberName,
    pictureUrl: item.memberPictureUrl,
  }),
  for_users: item.recipients.map(userReferenceOf),
  points: item.points,
  points_each: item.kind === 'shoutout' ? item.pointsEach : null,
  currency_value: item.points / pointsPerDollar,
  value_text: item.value,
  message_text: item.message === '' ? null : item.message,
  group: groupOf(item),
  redemption: item.rewardName === null ? null : { name: item.rewardName, emoji: item.rewardEmoji },
  status: item.redemptionStatus ?? (item.isRecalled ? 'RECALLED' : null),
})

export const entryOfRecognition = (type: ActivityReport, item: RecognitionItem): ActivityEntry => ({
  id: `${item.activityId}.${item.recipientId}`,
  type,
  created_at: item.occurredAt,
  created_by: { id: item.giverId, name: item.giverName, profile_picture: null },
  for_users: [{ id: item.recipientId, name: item.recipientName, profile_picture: null }],
  points: item.points,
  points_each: item.points,
  currency_value: item.points / pointsPerDollar,
  value_text: item.value,
  message_text: item.message === '' ? null : item.message,
  group: groupOf(item),
  redemption: null,
  status: null,
})

const groupOf = ({ channelId, channelTitle }: Pick<ActivityItem, 'channelId' | 'channelTitle'>) =>
  channelId === null || channelTitle === null ? null : { id: channelId, title: channelTitle }
