import type { ActivityEntry, ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import { pointsPerDollar } from '@laurel/ledger/kernel/points.ts'
import type { ActivityItem } from '@laurel/projections/recognition/activity/queries.ts'
import type { RecipientItem } from '@laurel/projections/recognition/activity/recipientQueries.ts'
import { celebrationText } from '../celebrations/celebrationText.ts'
import { userReferenceOf } from '../people/userReference.ts'
import { withEmoji } from '../team/emoji/standardEmoji.ts'
import { gifAttachmentOf } from './gifAttachment.ts'

/** A line without anything but its place in a report. */
export const blankEntry = (
  type: ActivityReport,
  { id, created_at }: Pick<ActivityEntry, 'id' | 'created_at'>,
): ActivityEntry => ({
  id,
  type,
  created_at,
  created_by: null,
  for_users: [],
  award: null,
  years: null,
  is_private: false,
  points: 0,
  points_each: null,
  currency_value: 0,
  value_text: null,
  message_text: null,
  attachment: null,
  reactions: [],
  group: null,
  redemption: null,
  status: null,
  recallable_until: null,
  campaign: null,
  person: null,
})

export const entryOfActivity = (type: ActivityReport, item: ActivityItem): ActivityEntry => ({
  ...blankEntry(type, { id: item.activityId, created_at: item.occurredAt }),
  created_by: isCelebration(item) ? null : memberOf(item),
  for_users: item.recipients.map(userReferenceOf),
  award: item.awardName === null ? null : { id: item.awardId, name: item.awardName },
  years: item.years,
  is_private: item.isPrivate,
  points: item.points,
  points_each: item.recipients.length === 0 ? null : item.pointsEach,
  currency_value: item.points / pointsPerDollar,
  value_text: item.value,
  message_text: withEmoji(celebrationText(item)) || null,
  attachment: gifAttachmentOf(item.attachment),
  group: groupOf(item),
  redemption: item.rewardName === null ? null : { name: item.rewardName, emoji: item.rewardEmoji },
  status: item.redemptionStatus ?? (item.isRecalled ? 'RECALLED' : null),
  recallable_until: item.recallableUntil,
})

/** The line of one recipient in a report. */
export const entryOfRecipient = (type: ActivityReport, item: RecipientItem): ActivityEntry => {
  const { recipient, ...activity } = item
  return {
    ...entryOfActivity(type, { ...activity, recipients: [recipient] }),
    id: `${item.activityId}.${recipient.memberId}`,
    points: item.pointsEach,
    currency_value: item.pointsEach / pointsPerDollar,
  }
}

const celebrations: readonly ActivityItem['kind'][] = ['birthday', 'anniversary', 'newHire']

const isCelebration = ({ kind }: ActivityItem): boolean => celebrations.includes(kind)

const memberOf = (item: ActivityItem) =>
  userReferenceOf({ memberId: item.memberId, name: item.memberName, pictureUrl: item.memberPictureUrl })

const groupOf = ({ channelId, channelTitle }: Pick<ActivityItem, 'channelId' | 'channelTitle'>) =>
  channelId === null || channelTitle === null ? null : { id: channelId, title: channelTitle }
