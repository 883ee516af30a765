import { bannerPath } from '@laurel/contract/celebrations/banners.ts'
import type { FeedAward, FeedShoutout } from '@laurel/contract/reports/feed.ts'
import type { AwardRow } from '@laurel/projections/awards/awards/tables.ts'
import type { ActivityItem } from '@laurel/projections/recognition/activity/queries.ts'
import { userReferenceOf } from '../people/userReference.ts'
import { gifAttachmentOf } from '../recognition/gifAttachment.ts'
import { withEmoji } from '../team/emoji/standardEmoji.ts'

type Reactions = FeedShoutout['reactions']

/** A shoutout as a card. The ledger has no shoutouts from outside of the team, so none of them is `EXTERNAL`. */
export const shoutoutCardOf = (item: ActivityItem, reactions: Reactions): FeedShoutout => ({
  ...cardOf(item, reactions),
  type: 'SHOUTOUT',
  message_text: withEmoji(item.message),
  external_creator: null,
  attachment: gifAttachmentOf(item.attachment),
  value_text: item.value,
})

export const awardCardOf = (
  item: ActivityItem,
  reactions: Reactions,
  award: Pick<AwardRow, 'bannerIds'> | undefined,
): FeedAward => {
  const [bannerId] = award?.bannerIds ?? []
  return {
    ...cardOf(item, reactions),
    type: 'AWARD',
    message: withEmoji(item.message),
    award: { id: item.awardId, name: item.awardName ?? '' },
    card_image: bannerId === undefined ? null : bannerPath(bannerId),
  }
}

const cardOf = (item: ActivityItem, reactions: Reactions) => ({
  id: item.activityId,
  created_at: item.occurredAt,
  created_by: { id: item.memberId, name: item.memberName, profile_picture: item.memberPictureUrl },
  for_users: item.recipients.map(userReferenceOf),
  points_each: item.pointsEach,
  reactions,
  group:
    item.channelId === null || item.channelTitle === null
      ? null
      : { id: item.channelId, title: item.channelTitle },
})
