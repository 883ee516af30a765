import { type Group, GroupSettings } from '@laurel/contract/team/group.ts'
import { z } from 'zod'
import { amountsOf, linesOf } from './pointOptions.ts'

const Options = GroupSettings.shape.shoutout_point_options

/** The settings of a channel, with its amounts written one per line. */
export const ChannelForm = GroupSettings.extend({
  shoutout_point_options: z.string().transform((lines, context) => {
    const { data, success } = Options.safeParse(amountsOf(lines))
    if (success) return data
    context.addIssue({ code: 'invalid_type', expected: 'number', input: lines })
    return z.NEVER
  }),
})

export const channelFormOf = (channel: Group): z.input<typeof ChannelForm> => ({
  ...channel,
  shoutout_point_options: linesOf(channel.shoutout_point_options),
})
