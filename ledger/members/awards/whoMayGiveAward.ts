import type { ChannelId } from '../../kernel/ids.ts'

/** Who pays for a spot award: the giver's award allowance, or the company. With neither, the member may not give it. */
export type AwardPayer = 'allowance' | 'company' | 'none'

/**
 * Decides who may give a spot award in a channel, and who pays: managers of the channel from their allowance, an
 * administrator for the company. An award outside the channels may come from the manager of any channel.
 */
export const awardPayer = (
  {
    managed,
    isAdmin,
  }: {
    readonly managed: readonly { readonly channelId: ChannelId }[]
    readonly isAdmin: boolean
  },
  channelId: ChannelId | null,
): AwardPayer => {
  if (managed.some(channel => channelId === null || channel.channelId === channelId)) return 'allowance'
  return isAdmin ? 'company' : 'none'
}
