import type { GroupSettings } from '@laurel/contract/records/group.ts'
import { linesOf } from './pointOptions.ts'

/** The settings of a channel as they are typed. */
export const channelTextsOf = (settings: GroupSettings) => ({
  title: settings.title,
  channelId: settings.channel_id ?? '',
  shoutoutAllowance: String(settings.shoutout_allowance),
  awardAllowance: String(settings.point_allowance),
  options: linesOf(settings.shoutout_point_options),
})

export type ChannelTexts = ReturnType<typeof channelTextsOf>
