import { instant, listOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** A recognition channel and its settings. */
export const channels = defineTable({
  readModel: 'channels',
  name: 'channels',
  columns: {
    teamId: uuid,
    channelId: uuid,
    title: text,
    slackChannelId: text.nullable(),
    shoutoutAllowance: whole,
    awardAllowance: whole,
    pointOptions: listOf(whole),
    managerIds: listOf(uuid),
    createdAt: instant,
  },
  key: ['teamId', 'channelId'],
  indexes: ['team_id, slack_channel_id'],
})
/** The members of each channel. */
export const channelMembers = defineTable({
  readModel: 'channels',
  name: 'channelMembers',
  columns: { teamId: uuid, channelId: uuid, memberId: uuid },
  key: ['teamId', 'channelId', 'memberId'],
  indexes: ['team_id, member_id'],
})

/** The number of channels of each member, so that those without a channel are found among as many rows as members. */
export const channelCounts = defineTable({
  readModel: 'channels',
  name: 'channelCounts',
  columns: { teamId: uuid, memberId: uuid, channels: whole },
  key: ['teamId', 'memberId'],
  isReplacedOften: true,
})

/** The number of members of each channel, so that lists of channels do not count them. */
export const channelSizes = defineTable({
  readModel: 'channels',
  name: 'channelSizes',
  columns: { teamId: uuid, channelId: uuid, memberCount: whole },
  key: ['teamId', 'channelId'],
  isReplacedOften: true,
})
