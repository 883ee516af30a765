import type { FeedShoutout } from '@laurel/contract/recognition/feed.ts'
import type { ActivityItem } from '@laurel/projections/recognition/activity/queries.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { withEmoji } from '../../team/emoji/standardEmoji.ts'
import { gifAttachmentOf } from '../gifAttachment.ts'

export const feedShoutoutOf = (item: ActivityItem): FeedShoutout => ({
  id: item.activityId,
  type: 'SHOUTOUT',
  created_at: item.occurredAt,
  created_by: { id: item.memberId, name: item.memberName, profile_picture: item.memberPictureUrl },
  for_users: item.recipients.map(userReferenceOf),
  points_each: item.pointsEach,
  message_text: withEmoji(item.message),
  attachment: gifAttachmentOf(item.attachment),
  value_text: item.value,
  group:
    item.channelId === null || item.channelTitle === null
      ? null
      : { id: item.channelId, title: item.channelTitle },
})
