import type { ChannelId } from '../kernel/ids.ts'

export type AnnouncingChannel = {
  readonly channelId: ChannelId
  readonly memberCount: number
  /** Whether the celebrated member is in it. */
  readonly isTheirs: boolean
}

/**
 * The one channel in which a celebration is announced: of the channels that the member is in the largest, otherwise the
 * largest of all. Undefined without channels: then only the member hears of it.
 */
export const announcingChannel = (channels: readonly AnnouncingChannel[]): ChannelId | undefined =>
  channels.toSorted(
    (one, other) =>
      Number(other.isTheirs) - Number(one.isTheirs) ||
      other.memberCount - one.memberCount ||
      one.channelId.localeCompare(other.channelId),
  )[0]?.channelId
