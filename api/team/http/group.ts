import type { Group, GroupSettings } from '@laurel/contract/team/group.ts'
import type { ChannelSettings } from '@laurel/ledger/channels/events.ts'
import type { ChannelItem } from '@laurel/projections/team/channels/queries.ts'
import { userReferenceOf } from '../../people/http/userReference.ts'

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

/** The ledger's words for what an admin decided. */
export const channelSettingsOf = (settings: GroupSettings): ChannelSettings => ({
  title: settings.title,
  slackChannelId: settings.channel_id,
  shoutoutAllowance: settings.shoutout_allowance,
  awardAllowance: settings.point_allowance,
  pointOptions: settings.shoutout_point_options,
  managerIds: settings.managers,
})
