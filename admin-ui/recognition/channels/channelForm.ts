import { type Group, GroupSettings } from '@laurel/contract/team/group.ts'
import type { z } from 'zod'
import { linesOf, PointOptionLines } from './pointOptions.ts'

/** The settings of a channel, with its amounts written one per line. */
export const ChannelForm = GroupSettings.extend({
  shoutout_point_options: PointOptionLines,
})

export const channelFormOf = (channel: Group): z.input<typeof ChannelForm> => ({
  ...channel,
  shoutout_point_options: linesOf(channel.shoutout_point_options),
})
