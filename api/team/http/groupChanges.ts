import type { GroupSettings } from '@laurel/contract/team/group.ts'
import type { ChannelSettings } from '@laurel/ledger/channels/events.ts'

type Sent = { readonly [Name in keyof GroupSettings]?: GroupSettings[Name] | undefined }

/** The fields that a request names, in the ledger's terms. */
export const groupChangesOf = (sent: Sent): Partial<ChannelSettings> => ({
  ...(sent.title === undefined ? {} : { title: sent.title }),
  ...(sent.channel_id === undefined ? {} : { slackChannelId: sent.channel_id }),
  ...(sent.shoutout_allowance === undefined ? {} : { shoutoutAllowance: sent.shoutout_allowance }),
  ...(sent.point_allowance === undefined ? {} : { awardAllowance: sent.point_allowance }),
  ...(sent.shoutout_point_options === undefined ? {} : { pointOptions: sent.shoutout_point_options }),
  ...(sent.managers === undefined ? {} : { managerIds: sent.managers }),
})
