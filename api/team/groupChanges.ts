import type { GroupSettings } from '@laurel/contract/team/group.ts'
import type { ChannelSettings } from '@laurel/ledger/channels/events.ts'

type Sent = { readonly [Name in keyof GroupSettings]?: GroupSettings[Name] | undefined }

/** The fields that were sent, in the ledger's words. */
export const groupChangesOf = (sent: Sent): Partial<ChannelSettings> => ({
  ...(sent.title === undefined ? {} : { title: sent.title }),
  ...(sent.channel_id === undefined ? {} : { slackChannelId: sent.channel_id }),
  ...(sent.shoutout_allowance === undefined ? {} : { shoutoutAllowance: sent.shoutout_allowance }),
  ...(sent.point_allowance === undefined ? {} : { awardAllowance: sent.point_allowance }),
  ...(sent.shoutout_point_options === undefined ? {} : { pointOptions: sent.shoutout_point_options }),
  ...(sent.managers === undefined ? {} : { managerIds: sent.managers }),
})

type AwardSettings = Pick<ChannelSettings, 'awardAllowance' | 'managerIds'>

/** Whether a change touches what only the Pro plan has. */
export const usesPro = (after: AwardSettings, before: AwardSettings): boolean =>
  after.awardAllowance !== before.awardAllowance || after.managerIds.join() !== before.managerIds.join()
