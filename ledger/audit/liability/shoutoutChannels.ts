import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import type { ChannelId, ShoutoutId } from '../../kernel/ids.ts'

type Given = { readonly channelId: ChannelId | null; uncredited: number }

/** In which channel points were given, remembered until every recipient has theirs: flat however long the log is. */
export const createShoutoutChannels = () => {
  const given = new Map<ShoutoutId, Given>()
  return {
    observe: ({ type, data }: RecordedLedgerEvent): void => {
      if (type !== 'ShoutoutGiven' && type !== 'ShoutoutReinstated') return
      const uncredited = (given.get(data.shoutoutId)?.uncredited ?? 0) + data.recipientIds.length
      given.set(data.shoutoutId, { channelId: data.channelId, uncredited })
    },
    /** The channel of a credit; `null` outside of channels. */
    credited: (shoutoutId: ShoutoutId): ChannelId | null => {
      const shoutout = given.get(shoutoutId)
      if (!shoutout) return null
      shoutout.uncredited -= 1
      if (shoutout.uncredited === 0) given.delete(shoutoutId)
      return shoutout.channelId
    },
  }
}
