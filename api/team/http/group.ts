import type { Group, GroupSettings } from '@laurel/contract/team/group.ts'
import type { ChannelItem } from '@laurel/projections/team/channels/queries.ts'
import { userReferenceOf } from '../../people/userReference.ts'

export const groupOf = (channel: ChannelItem): Group => ({
  id: channel.channelId,
  ...groupSettingsOf(channel),
  user_count: channel.memberCount,
  users: channel.memberPreview.map(userReferenceOf),
})

const groupSettingsOf = (channel: ChannelItem): GroupSettings => ({
  title: channel.title,
  channel_id: channel.slackChannelId,
  shoutout_allowance: channel.shoutoutAllowance,
  point_allowance: channel.awardAllowance,
  shoutout_point_options: [...channel.pointOptions],
  managers: [...channel.managerIds],
})
